/** A word of the verbal scale and the probability it stands for. */
export interface VerbalAnchor {
  /** The word or words, as shown. */
  readonly label: string;
  /** In percent, 0 to 100. */
  readonly percent: number;
}

const number = (value: number) => value.toLocaleString('en');

// Foundations

/**
 * The seven words of the verbal-numerical probability scale, ascending. Words and percentages were fitted to each
 * other in experiments: van der Gaag, Renooij, Witteman and others, "How to elicit many probabilities", UAI 1999.
 */
export const verbalScale: readonly VerbalAnchor[] = [
  { label: '(almost) impossible', percent: 0 },
  { label: 'improbable', percent: 15 },
  { label: 'uncertain', percent: 25 },
  { label: 'fifty-fifty', percent: 50 },
  { label: 'expected', percent: 75 },
  { label: 'probable', percent: 85 },
  { label: '(almost) certain', percent: 100 },
];

/** The words of the verbal scale. A translation brings its own words, and percentages if they were fitted anew. */
export const verbalScaleLabels = {
  /** The words with their percentages, ascending. */
  anchors: verbalScale,
  /** Said of a value between two words. */
  between: (lower: string, upper: string) => `between ${lower} and ${upper}`,
};

// Controls

/** What buttons say by themselves. */
export const buttonLabels = {
  /** Said by screen readers while a button is busy. */
  busy: 'Please wait',
};

// Forms

/** What all fields say by themselves. */
export const formFieldLabels = {
  /** The error of a field that was left empty, where `error` is `true`. */
  required: '*required.',
};

/** What fields say by themselves. */
export const textFieldLabels = {
  /** Behind the label of a field that may stay empty. */
  optional: '(optional)',
};

/** What password fields say by themselves. */
export const passwordFieldLabels = {
  /** Name of the button while the password is hidden; it is pressed while the password is shown. */
  show: 'Show password',
};

/** What search boxes say by themselves. */
export const searchFieldLabels = {
  /** Name of the button that empties the box. */
  clear: 'Clear search',
};

/** What the searchable dropdown says by itself. */
export const comboboxLabels = {
  /** Name of the button that opens the list. */
  open: 'Show options',
  /** Name of the button that takes the choice back. */
  clear: 'Clear choice',
  /** In place of the list while it is fetched. */
  loading: 'Loading...',
  /** In place of the list when there is nothing to choose from. */
  empty: 'Nothing to choose from',
  /** In place of the list when nothing matches. */
  noMatch: (query: string) => `Nothing matches "${query}"`,
  /** Spoken when the number of options changes. The number comes twice: to choose the words by, and as it is written. */
  count: (count: number, written: string) => (count === 1 ? '1 option' : `${written} options`),
  /** Last line of a list that is cut: how many are not drawn. */
  more: (count: string) => `${count} more: type to narrow`,
};

/** What the drop zone says. */
export const fileDropLabels = {
  /** What can be done here, before the words that open the file chooser. */
  prompt: 'Drop an XML or XDSL file here, or',
  /** The words that open the file chooser. */
  choose: 'choose a file',
  /** What can be done here where several files are taken. */
  promptSeveral: 'Drop XML or XDSL files or a folder here, or',
  /** The words that open the chooser of several files. */
  chooseSeveral: 'choose files',
  /** Name of the button that opens the chooser of a folder. */
  chooseFolder: 'Choose a folder',
  /** What happens to the file. */
  hint: 'Your original file stays as it is; only answered numbers change.',
  /** Name of the button that takes the chosen file back. */
  remove: (name: string) => `Remove ${name}`,
};

/** What the answers to a statement are called. */
export const likertItemLabels = {
  /** The five answers, from 1 to 5. The first and the last are always in sight. */
  words: ['strongly disagree', 'disagree', 'neither agree nor disagree', 'agree', 'strongly agree'],
  /** Name of one answer: its number and its word. */
  answer: (number: string, word: string) => `${number}, ${word}`,
};

/** What large text fields say by themselves. */
export const openTextLabels = {
  /** How much may still be written. The number comes twice: to choose the words by, and as it is written. */
  left: (count: number, written: string) => (count === 1 ? '1 character left' : `${written} characters left`),
};

// Feedback

/** What messages say beside their own text. */
export const alertLabels = {
  /** The word for each tone: the name of its icon. */
  error: 'Error',
  success: 'Success',
  info: 'Note',
  warning: 'Warning',
  /** Name of the button that puts the message away. */
  dismiss: 'Dismiss',
};

/** What dialogs say by themselves. */
export const dialogLabels = {
  /** Name of the button in the corner. */
  close: 'Close',
};

/** What questions before an act say by themselves. */
export const confirmDialogLabels = {
  /** The refusal, on the button that has the focus. */
  cancel: 'Cancel',
  /** The consent where no verb is given. */
  confirm: 'OK',
};

/** What the list of problems says by itself. */
export const errorSummaryLabels = {
  /** The heading where none is given. */
  heading: 'There is a problem',
};

/** What progress says by itself. */
export const progressBarLabels = {
  /** Its name where none is given. */
  progress: 'Progress',
};

/** What the spinner says. */
export const spinnerLabels = {
  loading: 'Loading...',
};

/** How long something will take. */
export const timeLeftLabels = {
  /** What is left, in minutes. */
  minutes: (minutes: string) => `ca. ${minutes} min.`,
};

/** What the dialog says in which a network is shared. */
export const shareDialogLabels = {
  title: (network: string) => `Share ${network}`,
  /** Name of the field for a new person. */
  invite: 'Invite by e-mail or username',
  /** What an invitation means, below the field. */
  inviteHint: 'Whoever accepts can answer and download, but not share or delete.',
  send: 'Invite',
  sending: 'Inviting...',
  /** The error of an empty field. */
  nobody: 'Username is required',
  /** Heading of the list. */
  people: 'People with access',
  /** In place of the list while it is fetched. */
  loading: 'Loading...',
  /** In place of the list where there is nobody. */
  empty: 'Nobody yet. Whoever you invite stands here.',
  /** In place of the list where it could not be fetched. */
  failed: 'The list could not be loaded.',
  retry: 'Try again',
  /** What a person is: invited, or a collaborator. */
  statuses: { pending: 'Pending', accepted: 'Accepted' },
  /** Button of a row. */
  remove: 'Remove',
  /** Name of that button. */
  removeWhom: (name: string) => `Remove ${name}`,
  /** The question before somebody is removed. */
  question: (name: string) => `Are you sure you want to remove ${name}?`,
  /** What will happen. */
  consequences: {
    pending: 'The invitation can no longer be accepted.',
    accepted: 'Their answers stay; they lose access at once.',
  },
  keep: 'Cancel',
  removing: 'Removing...',
  /** Name of that button meanwhile. */
  removingWhom: (name: string) => `Removing... ${name}`,
};

// Data

/** What tables say by themselves. */
export const dataTableLabels = {
  /** Spoken after a change of order. */
  sorted: (column: string, direction: 'asc' | 'desc') =>
    `Sorted by ${column}, ${direction === 'asc' ? 'ascending' : 'descending'}`,
  /** Spoken while rows are fetched. */
  loading: 'Loading...',
  /** In place of rows when there are none at all. */
  empty: 'Nothing here yet',
  /** In place of rows when the filters leave none. */
  noMatch: (search: string) => (search ? `Nothing matches "${search}".` : 'Nothing matches these filters.'),
  /** Takes the filters away. */
  clearFilter: 'Clear filter',
  /** Fetches once more. */
  retry: 'Try again',
};

/** What the row of pages says. */
export const paginationLabels = {
  /** Name of the row. */
  pages: 'Pages',
  /** Names of the two arrows. */
  previous: 'Previous page',
  next: 'Next page',
  /** Name of one page's button. */
  page: (page: string) => `Page ${page}`,
  /** What of the whole is shown. */
  range: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`,
  /** In place of the range when there is nothing. */
  none: '0 of 0',
  /** One choice of how many rows a page holds. */
  perPage: (size: string) => `${size} per page`,
  /** Name of that choice. */
  size: 'Rows per page',
};

/** What the activity log says. */
export const activityLogLabels = {
  /** Its heading, and the name of the area that scrolls. */
  title: 'Activity log',
  /** Heads of the columns. */
  time: 'Time',
  user: 'User',
  activity: 'Activity',
  details: 'Details',
  /** Opens and closes what belongs to one row. */
  showDetails: 'Show Details',
  hideDetails: 'Hide Details',
  /** In place of the table when there are no rows. */
  empty: 'No activity logs available.',
  /** Shows more of long details. */
  more: 'Show more',
  /** How much of them is not shown yet. */
  left: (count: string) => `${count} more characters`,
  /** Which zone the times are of. */
  zone: (name: string) => `Times of ${name}`,
  /** Spoken while the log is fetched. */
  loading: 'Loading...',
};

// Charts

/** What every chart says by itself. */
export const chartLabels = {
  /** What a screen reader calls it, after its name. */
  role: 'chart',
  /** How to go through it. */
  hint: 'The arrow keys go from value to value.',
  /** In place of a number where there is none. */
  noValue: 'no value',
  /** One value as it is spoken; `series` is empty where there is only one. */
  point: (category: string, series: string, value: string) =>
    series === '' ? `${category}: ${value}` : `${category}, ${series}: ${value}`,
};

/** What stands around charts. */
export const chartFrameLabels = {
  /** Shows the values as a table below the chart, and hides it again. */
  asTable: 'Show as table',
  /** Saves the values as a file for spreadsheets. */
  csv: 'Download CSV',
  /** Saves the chart as a picture. */
  png: 'Download PNG',
  /** In a cell that has no value. */
  noValue: 'no value',
  /** Where there is nothing to draw and nothing else is said. */
  empty: 'No data available',
  /** Spoken while the values are fetched. */
  loading: 'Loading...',
};

/** What bar charts say by themselves. */
export const barChartLabels = {
  /** What is to be seen, in one sentence; `most` is empty where no value stands out. */
  summary: (categories: string, series: string, most: string) =>
    `Bars for ${categories}${series ? ` of ${series}` : ''}.${most ? ` The largest: ${most}.` : ''}`,
  /** So many categories. */
  categories: (count: number) => (count === 1 ? '1 category' : `${count} categories`),
};

/** What line charts say by themselves. */
export const lineChartLabels = {
  /** What is to be seen, in one sentence; the ends are those of the axis. */
  summary: (points: string, from: string, to: string) => `A line through ${points}, on an axis from ${from} to ${to}.`,
  /** So many points. */
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
};

/** What the panels of the dashboard say. */
export const dashboardPanelsLabels = {
  /** The measures, with the period where one is given. */
  loginTimes: (period: string) => (period ? `Login and logout times, ${period}` : 'Login and logout times'),
  activityTimes: (period: string) => (period ? `Activities per hour, ${period}` : 'Activities per hour'),
  nodeSize: (period: string) =>
    period ? `Node size preference, nodes worked on, ${period}` : 'Node size preference, nodes worked on',
  combinations: (period: string) =>
    period ? `Average combinations per node, ${period}` : 'Average combinations per node',
  questionnaire: (answers: string) =>
    answers ? `Questionnaire average scores, 1 to 5, ${answers}` : 'Questionnaire average scores, 1 to 5',
  /** Titles while there is nothing to find yet. */
  loginTimesTitle: 'Login and logout times',
  activityTimesTitle: 'Activity times',
  nodeSizeTitle: 'Node size preference',
  combinationsTitle: 'Average combinations per node',
  questionnaireTitle: 'Questionnaire',
  /** In place of a chart without data. */
  loginTimesEmpty: 'No login/logout data available',
  activityTimesEmpty: 'No activity time data available',
  nodeSizeEmpty: 'No node size preference data available',
  combinationsEmpty: 'No combination selection data available',
  questionnaireEmpty: 'No questionnaire data available',
  /** The periods, within a sentence. */
  periods: { day: 'last 24 hours', week: 'last 7 days', month: 'last 30 days' },
  /** The periods by themselves, where there is nothing to measure. */
  onlyPeriods: { day: 'Last 24 hours', week: 'Last 7 days', month: 'Last 30 days' },
  /** Names of values, and heads of columns. */
  logins: 'logins',
  logouts: 'logouts',
  hour: 'Hour',
  activities: 'Activities',
  size: 'Size',
  sizes: { small: 'small', medium: 'medium', large: 'large' },
  nodes: 'Nodes',
  node: 'Node',
  averageCombinations: 'Average combinations',
  statement: 'Statement',
  averageScore: 'Average score',
  answers: (count: string, isOne: boolean) => (isOne ? '1 answer' : `${count} answers`),
  /** A stretch of the day. */
  stretch: (from: string, to: string) => `between ${from} and ${to}`,
  /** Findings about logins and logouts. A stretch is empty where no one stands out, null where there were none at all. */
  loginFinding: (logins: string | null, logouts: string | null) => {
    if (logins === null)
      return logouts ? `Logouts peak ${logouts}; no logins` : 'No logins; logouts without clear peak';
    if (logouts === null) return logins ? `Logins peak ${logins}; no logouts` : 'No logouts; logins without clear peak';
    if (logins && logins === logouts) return `Logins and logouts peak ${logins}`;
    if (logins && logouts) return `Logins peak ${logins}, logouts ${logouts}`;
    if (logins) return `Logins peak ${logins}, logouts have no clear peak`;
    return logouts ? `Logouts peak ${logouts}, logins have no clear peak` : 'No clear peak of logins or logouts';
  },
  /** Findings about hours. */
  busiestHour: (hour: string) => `The busiest hour is ${hour}`,
  noPeak: 'No clear peak',
  /** Findings about sizes: the words are those of `sizes`. */
  sizeFinding: (size: 'small' | 'medium' | 'large') =>
    `${{ small: 'Small', medium: 'Medium-sized', large: 'Large' }[size]} nodes are worked on most`,
  noSizePreference: 'No size of node is clearly preferred',
  /** Findings about combinations; the numbers are averages. */
  combinationsRange: (low: string, high: string) => `On average ${low} to ${high} combinations decide a node`,
  combinationsSame: (value: string, isOne: boolean) =>
    `On average ${value} ${isOne ? 'combination decides' : 'combinations decide'} a node`,
  /** Findings about scores; each is the name of a statement, or of two. Empty where none stands out. */
  scoreFinding: (best: string, worst: string) => {
    if (best && worst) return `Best: ${best}. Weakest: ${worst}.`;
    if (best) return `Best: ${best}`;
    return worst ? `Weakest: ${worst}` : 'No statement stands out';
  },
  /** Said beside the scores of statements that are good news where they are low. */
  lowerIsBetter: (statements: string) => `${statements}: lower is better`,
  /** Shows all bars, or only the largest again. */
  showAll: (count: string) => `Show all ${count}`,
  showFewer: 'Show fewer',
  /** Said where not all are drawn. */
  largestOf: (shown: string, count: string) => `the largest ${shown} of ${count}`,
};

/** What the picture of a network says. */
export const networkMapLabels = {
  /** The picture in one sentence. */
  summary: (nodes: string, done: string, progress: string) =>
    `Network: ${nodes} nodes, ${done} completed, ${progress} in progress`,
  /** The legend, and the state in the name of each node. */
  done: 'completed',
  progress: 'in progress',
  open: 'not started',
  none: 'not assessed',
  /** What the ring of a node in progress means. */
  progressKey: 'in progress, ring = share answered',
  /** Name of one node. */
  node: (label: string, status: string) => `${label}, ${status}`,
};

// Navigation

/** What the frame of a page says. */
export const pageLabels = {
  /** First link of every page, for people on a keyboard. */
  skip: 'Skip to content',
};

/** What the bar at the top says by itself. */
export const topBarLabels = {
  /** Name of the navigation. */
  navigation: 'Main',
  /** Name of the button that opens the navigation on a phone. */
  menu: 'Menu',
  /** Name of the badge. */
  account: (name: string) => `Account menu, ${name}`,
  /** What is chosen among the themes. */
  theme: 'Colours',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
};

// Elicitation

const difference = (filled: number, compared: number) => {
  if (filled === compared) return 'as many as before';
  return filled > compared ? `${filled - compared} more than before` : `${compared - filled} fewer than before`;
};

/** What an icon array says: it is one picture with one sentence. */
export const iconArrayLabels = {
  /** Its sentence. */
  people: (filled: number, total: number) => `${filled} of ${total} people`,
  /** Its sentence while nobody has answered. */
  peopleUnset: (filled: number, total: number) => `${filled} of ${total} people, the starting value`,
  /** Its sentence beside another answer. */
  peopleCompared: (filled: number, total: number, compared: number) =>
    `${filled} of ${total} people, ${difference(filled, compared)}`,
};

/** What the scale of people says. */
export const humanIconScaleLabels = {
  /** Name of the group of words, where they can be chosen. */
  words: 'Set by word',
};

/** What the slider says. */
export const probabilitySliderLabels = {
  /** Name of the number box. */
  percent: 'Percent',
  /** What stands behind the number. */
  percentSign: '%',
  /** Name of the button with the minus. */
  less: 'One less',
  /** Name of the button with the plus. */
  more: 'One more',
  /** The button that makes the starting value the answer. */
  keep: (startValue: number) => `Starting value. Tap to keep ${startValue}.`,
  /** What screen readers say of an answer. */
  valueText: (value: number, words: string) => `${value} percent, ${words}`,
  /** What screen readers say while nobody has answered. */
  unsetText: (startValue: number) => `not answered, starting value ${startValue} percent`,
  /** What they say where the scale is written in numbers. */
  numberText: (value: number) => `${value} percent`,
  /** What they say of the mark at the answer before. */
  before: (value: number) => `before: ${value} percent`,
};

/** What the stored shares say. */
export const shareBarLabels = {
  /** A share, from its whole percent. */
  share: (percent: number) => (percent === 0 ? '< 1 %' : `${percent} %`),
  /** A state with its share, spoken. */
  stateShare: (share: string, state: string) => `${share} ${state}`,
  /** What stands before the shares in the dock. */
  weStore: 'We store',
  /** The shares in the dock, from their whole percents. */
  shares: (percents: readonly number[]) => `${percents.map((percent) => percent || '< 1').join(' / ')} %`,
  /** What stands there for more states than can be listed. */
  manyShares: (states: number) => `the shares of ${states} states`,
  /** What a bar of so many says, from those that stand out as they are spoken. */
  sharesOfMany: (states: number, largest: readonly string[]) =>
    largest.length === 0
      ? `the shares of ${states} states, each below 3 %`
      : `the shares of ${states} states; at least 3 % have: ${largest.join(', ')}`,
  /** The button that scales the answers. */
  makeItAHundred: 'Make it 100',
  /** The same button afterwards: takes it back. */
  undo: 'Undo',
};

/** What a question with many states says. */
export const manyStatesLabels = {
  search: 'Find a state',
  found: (found: number, total: number) => `${number(found)} of ${number(total)}`,
  /** The button that leads to the next state without an answer, of which there are so many. */
  nextOpen: (open: number) => `Next unanswered (${number(open)})`,
  /** The button that gives every state without an answer the same share. */
  restEqually: (open: number) => `The rest share equally (${number(open)})`,
  /** Stands in place of the rows where the search leaves none. */
  none: (search: string) => `No state matches "${search}".`,
};

const numberWords = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const ofAll = (states: number) => (states === 2 ? 'of both' : `of all ${numberWords[states - 3] ?? states}`);

/** What a question says. Put together, lead and state read "How likely is it that X is: Y?". */
export const probabilityQuestionLabels = {
  /** The beginning of each question, with the name of the node. */
  lead: (node: string) => `How likely is it that ${node} is:`,
  /** Its end, with the name of the state. */
  state: (state: string) => `${state}?`,
  /** What of an answer is stored. */
  storedAs: (share: string) => `stored as ${share}`,
  /** The button that keeps an answer while others move. Its name begins with its text. */
  keep: 'Keep',
  /** Its name, from the state and its answer in percent. */
  keepAt: (state: string, percent: number) => `Keep ${state} at ${percent} %`,
  /** Stands at an answer that cannot move, because all others are kept. */
  othersKept: 'all others are kept',
  /** What an answer comes to, where other words hold for that than for the answer. */
  youSet: (answer: number, states: number, share: string, words: string) =>
    `You set ${answer}; ${ofAll(states)} that is ${share}: ${words}.`,
  /** The button behind it, which scales all answers. */
  makeThemAddUp: 'Make them add up to 100',
};

/** What the compact list of states says beyond the words of the question. */
export const stateListLabels = {
  /** How many states have an answer. */
  answered: (answered: number, states: number) => `${number(answered)} of ${number(states)} answered`,
};

/** What the bars say. */
export const distributionBarsLabels = {
  /** Name of the region that scrolls sideways, from the name of the node. */
  region: (node: string) => `The bars of ${node}, from side to side`,
  /** The share above a bar. */
  share: (percent: number) => `${percent} %`,
  /** Said of a bar whose share is kept. */
  kept: (valueText: string) => `${valueText}, kept`,
  /** What is shown of the bar that was moved last. */
  caption: (state: string, share: string) => `${state}: ${share}, `,
  /** Stands there before anybody has moved one. */
  hint: 'Click or drag a bar. With a finger: tap it, or hold it and drag.',
};

/** What the meter says. */
export const sumMeterLabels = {
  /** The sum, in words; the number is set in bold by itself. */
  addsUpTo: 'Your answers add up to',
  /** What becomes of a sum that is not 100. */
  policy: 'We store each as its share of the sum.',
  /** What is said of a sum of 100. */
  exact: 'We store them as they are.',
};

/** What the question after the certainty says. */
export const certaintyFieldLabels = {
  question: 'How certain are you?',
  /** The four choices by what they are stored as. */
  choices: { '-2': 'uncertain', '-1': 'rather uncertain', '1': 'rather certain', '2': 'certain' },
  /** Label of the comment, which is asked for where the certainty is negative. */
  explain: 'Explain your uncertainty:',
  /** Hint below the comment. */
  noPatientData: 'Do not enter patient data.',
};

/** What the panel of conditions says. */
export const conditionsPanelLabels = {
  title: 'Conditions',
  /** The badge of a condition that is another than in the question before. */
  changed: 'changed',
  /** What it was in the question before. */
  was: (previous: string) => `was: ${previous}`,
};

/** What the frame of a question says. */
export const questionLayoutLabels = {
  continue: 'Continue',
  /** In place of "Continue" at the last question. */
  finish: 'Finish',
  saving: 'Saving...',
  back: 'Back',
  progressSaved: 'Your progress is saved.',
  /** What the keys do on a slider; stands beside the note for those who use them. */
  keysOfSliders: 'Digits: number · Enter: next',
  /** What they do on the certainty. */
  keysOfChoices: '1 to 4: choose · Enter: continue',
  /** Name of the progress bar. */
  progress: 'Progress',
  /** Which question it is. */
  questionOf: (question: string, total: string) => `Question ${question} of ${total}`,
  percent: (percent: number) => `${percent} %`,
  /** What is left, in minutes. */
  minutesLeft: (minutes: string) => `ca. ${minutes} min.`,
};

/** What the combination editor says. */
export const combinationEditorLabels = {
  heading: 'Decisive event combinations',
  question:
    'Are any parent events influential enough to decide over all other events? Select them as combinations, in order of priority.',
  /** Name of the list of parents. */
  parents: 'Parent events',
  /** Name of the list of combinations. */
  combinations: 'Combinations in order of priority',
  setRemaining: 'Set all remaining combinations',
  /** Why no state can be selected while all remaining combinations are set. */
  selectionOff: 'While all remaining combinations are set, nothing can be selected.',
  addAnother: 'Add another combination',
  done: 'Done',
  saving: 'Saving...',
  noneDecides: 'No single event decides',
  /** Asked before what was selected is given up. */
  discardQuestion: 'Discard the selected combinations?',
  discardConsequence: 'No event decides then, and every combination is asked.',
  discard: 'Discard combinations',
  /** Asked by "Done". */
  allAtOne: 'Are you sure all probabilities are 1%?',
  save: 'Save',
  /** Messages for the codes of `onError`. */
  selectBeforeAdding: 'Please select a combination before adding another.',
  selectBeforeDone: 'Please select at least one combination or set all remaining combinations.',
  /** The pieces of "If Smoking is heavy and Age is over 80". */
  ruleIf: 'If ',
  ruleIs: ' is ',
  ruleAnd: ' and ',
  /** In place of that sentence. */
  ruleEmpty: 'Select the parent states that decide',
  ruleRemaining: 'In all remaining combinations',
  /** How many questions a combination spares. */
  decides: (count: string) => (count === '1' ? 'decides 1 question' : `decides ${count} questions`),
  /** Warnings beside a combination. */
  shadowed: (by: string) => `Never counts: combination ${by} decides the same before it`,
  duplicate: (by: string) => `The same selection as combination ${by}`,
  /** Behind the name of a state that combinations hold. */
  heldBy: (numbers: string) => `(in combination ${numbers})`,
  /** Said once a combination has another place. */
  moved: (from: string, to: string) => `Combination ${from} is now number ${to}`,
  /** Shown while a pointer rests on the handle. */
  drag: (number: string) => `Drag combination ${number} to another priority`,
  raise: (number: string) => `Higher priority for combination ${number}`,
  lower: (number: string) => `Lower priority for combination ${number}`,
  edit: (number: string) => `Edit combination ${number}`,
  remove: (number: string) => `Delete combination ${number}`,
};

/** What the coverage strip says. */
export const coverageStripLabels = {
  /** How many questions are spared. */
  decides: (decided: string, total: string) => `decides ${decided} of ${total} questions`,
  /** How much time that is. */
  saves: (minutes: string) => `, saves about ${minutes} min`,
  /** What the picture shows, for screen readers. */
  picture: (decided: string, total: string) => `${decided} of ${total} questions decided`,
  /** The legend. */
  combination: (number: string) => `combination ${number}`,
  combinationAndLater: (number: string) => `combination ${number} and later`,
  remaining: 'all remaining',
  open: 'still to ask',
};

/** Every string of the kit, in English. */
export const englishLabels = {
  verbalScale: verbalScaleLabels,
  button: buttonLabels,
  formField: formFieldLabels,
  textField: textFieldLabels,
  passwordField: passwordFieldLabels,
  searchField: searchFieldLabels,
  combobox: comboboxLabels,
  fileDrop: fileDropLabels,
  likertItem: likertItemLabels,
  openText: openTextLabels,
  alert: alertLabels,
  dialog: dialogLabels,
  confirmDialog: confirmDialogLabels,
  errorSummary: errorSummaryLabels,
  progressBar: progressBarLabels,
  spinner: spinnerLabels,
  timeLeft: timeLeftLabels,
  shareDialog: shareDialogLabels,
  dataTable: dataTableLabels,
  pagination: paginationLabels,
  activityLog: activityLogLabels,
  chart: chartLabels,
  chartFrame: chartFrameLabels,
  barChart: barChartLabels,
  lineChart: lineChartLabels,
  dashboardPanels: dashboardPanelsLabels,
  networkMap: networkMapLabels,
  page: pageLabels,
  topBar: topBarLabels,
  iconArray: iconArrayLabels,
  humanIconScale: humanIconScaleLabels,
  probabilitySlider: probabilitySliderLabels,
  shareBar: shareBarLabels,
  manyStates: manyStatesLabels,
  probabilityQuestion: probabilityQuestionLabels,
  stateList: stateListLabels,
  distributionBars: distributionBarsLabels,
  sumMeter: sumMeterLabels,
  certaintyField: certaintyFieldLabels,
  conditionsPanel: conditionsPanelLabels,
  questionLayout: questionLayoutLabels,
  combinationEditor: combinationEditorLabels,
  coverageStrip: coverageStripLabels,
};
