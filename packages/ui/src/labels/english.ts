import { number } from './englishNumber.js';
import { isQuestion } from './isQuestion.js';

const named = (name: string) => (isQuestion(name) ? `“${name.trim()}”` : name);

/**
 * A word of the verbal scale and the probability it stands for.
 * @since 0.1.0
 */
export interface VerbalAnchor {
  /** The word or words, as shown. */
  readonly label: string;
  /** In percent, 0 to 100. */
  readonly percent: number;
}

// Foundations

/**
 * The seven words of the verbal-numerical probability scale, ascending, as published in English: van der Gaag, Renooij,
 * Witteman and others, "How to elicit many probabilities", UAI 1999. Words and percentages were fitted to each other in
 * experiments in Dutch.
 * @since 0.1.0
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

/** The words of the verbal scale. A translation has its own words, and its own percentages if they were fitted anew. */
export const verbalScaleLabels = {
  /** The words with their percentages, ascending. */
  anchors: verbalScale,
  /** Used for a value between two words. */
  between: (lower: string, upper: string) => `between ${lower} and ${upper}`,
};

// Controls

/** Texts of buttons. */
export const buttonLabels = {
  /** Announced while a button is busy. */
  busy: 'Please wait',
};

// Forms

/** Texts of all fields. */
export const formFieldLabels = {
  /** The error of an empty required field, if `error` is `true`. */
  required: '*required.',
};

/** Texts of fields. */
export const textFieldLabels = {
  /** After the label of an optional field. */
  optional: '(optional)',
};

/** Texts of password fields. */
export const passwordFieldLabels = {
  /** Name of the show button while the password is hidden; the button is pressed while it is shown. */
  show: 'Show password',
};

/** Texts of search boxes. */
export const searchFieldLabels = {
  /** Name of the button that clears the box. */
  clear: 'Clear search',
};

/** Texts of the searchable dropdown. */
export const comboboxLabels = {
  /** Name of the button that opens the list. */
  open: 'Show options',
  /** Name of the button that clears the choice. */
  clear: 'Clear choice',
  /** Replaces the list while it is loading. */
  loading: 'Loading...',
  /** Replaces the list if there is nothing to choose from. */
  empty: 'Nothing to choose from',
  /** Replaces the list if nothing matches. */
  noMatch: (query: string) => `Nothing matches “${query}”`,
  /** Announced when the number of options changes. The number is passed twice: to choose the plural, and formatted. */
  count: (count: number, written: string) => (count === 1 ? '1 option' : `${written} options`),
  /** Last line of a truncated list: how many are not shown. */
  more: (count: string) => `${count} more: type to narrow`,
  /** What the browser says at a required box if a form is submitted without a choice. */
  required: 'Choose one of the options.',
};

/** Texts of the drop zone. */
export const fileDropLabels = {
  /** The instruction, before the link that opens the file chooser. */
  prompt: 'Drop a file here, or',
  /** The link that opens the file chooser. */
  choose: 'choose a file',
  /** The instruction if several files are accepted. */
  promptSeveral: 'Drop files or a folder here, or',
  /** The link that opens the chooser of several files. */
  chooseSeveral: 'choose files',
  /** Name of the button that opens the folder chooser. */
  chooseFolder: 'Choose a folder',
  /** Name of the button that removes the chosen file. */
  remove: (name: string) => `Remove ${name}`,
  /** Why nothing was taken when several files were dropped where one is asked for. */
  onlyOne: 'Drop just one file; none of these was taken.',
};

/** The answers to a statement. */
export const likertItemLabels = {
  /** The five answers, from 1 to 5. The first and the last are always visible. */
  words: ['strongly disagree', 'disagree', 'neither agree nor disagree', 'agree', 'strongly agree'],
  /** Name of one answer: its number and its word. */
  answer: (number: string, word: string) => `${number}, ${word}`,
};

/** Texts of large text fields. */
export const openTextLabels = {
  /** The remaining length. The number is passed twice: to choose the plural, and formatted. */
  left: (count: number, written: string) => (count === 1 ? '1 character left' : `${written} characters left`),
};

// Feedback

/** Texts of messages besides their content. */
export const alertLabels = {
  /** The word for each tone: the name of its icon. */
  error: 'Error',
  success: 'Success',
  info: 'Note',
  warning: 'Warning',
  /** Name of the button that dismisses the message. */
  dismiss: 'Dismiss',
};

/** Texts of dialogs. */
export const dialogLabels = {
  /** Name of the close button in the corner. */
  close: 'Close',
};

/** Texts of confirmation dialogs. */
export const confirmDialogLabels = {
  /** The cancel button, which has the focus. */
  cancel: 'Cancel',
  /** The confirm button if no verb is given. */
  confirm: 'OK',
};

/** Texts of the error summary. */
export const errorSummaryLabels = {
  /** The default heading. */
  heading: 'There is a problem',
};

/** Texts of progress bars. */
export const progressBarLabels = {
  /** The default name. */
  progress: 'Progress',
};

/** Texts of the spinner. */
export const spinnerLabels = {
  loading: 'Loading...',
};

/** In place of a part of a component whose file could not be loaded. */
export const laterLabels = {
  failed: 'This part could not be loaded.',
  retry: 'Try again',
};

/** How long something will take. */
export const timeLeftLabels = {
  /** The time left, in minutes. */
  minutes: (minutes: string) => `ca. ${minutes} min.`,
};

/** Texts of the dialog for sharing a network. */
export const shareDialogLabels = {
  title: (network: string) => `Share ${network}`,
  /** Name of the field for a new person. */
  invite: 'Invite by e-mail or username',
  /** What an invitation means, shown below the field. */
  inviteHint: 'People who accept can answer questions and download the network, but not share or delete it.',
  send: 'Invite',
  sending: 'Inviting...',
  /** The error of an empty field. */
  nobody: 'Username is required',
  /** Heading of the list. */
  people: 'People with access',
  /** Replaces the list while it is loading. */
  loading: 'Loading...',
  /** Replaces the list if it is empty. */
  empty: 'Nobody yet. People you invite appear here.',
  /** Replaces the list if it could not be loaded. */
  failed: 'The list could not be loaded.',
  retry: 'Try again',
  /** The status of a person: invited, or a collaborator. */
  statuses: { pending: 'Pending', accepted: 'Accepted' },
  /** Button in a row. */
  remove: 'Remove',
  /** Name of that button. */
  removeWhom: (name: string) => `Remove ${name}`,
  /** The question before a person is removed. */
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

/** Texts of tables. */
export const dataTableLabels = {
  /** Announced after a change of the sort order. */
  sorted: (column: string, direction: 'asc' | 'desc') =>
    `Sorted by ${column}, ${direction === 'asc' ? 'ascending' : 'descending'}`,
  /** Label of the choice of an order: where rows are cards without headings, and where there are orders beside the columns. */
  sortBy: 'Sort by',
  /** In that choice, after the column. */
  direction: (direction: 'asc' | 'desc'): string => (direction === 'asc' ? 'ascending' : 'descending'),
  /** Announced while rows are loading. */
  loading: 'Loading...',
  /** Replaces the rows if there are none at all. */
  empty: 'Nothing here yet',
  /** Replaces the rows if the filters match none. */
  noMatch: (search: string) => (search ? `Nothing matches “${search}”.` : 'Nothing matches these filters.'),
  /** Clears the filters. */
  clearFilter: 'Clear filter',
  /** Loads again. */
  retry: 'Try again',
};

/** Texts of the pagination. */
export const paginationLabels = {
  /** Its accessible name. */
  pages: 'Pages',
  /** Names of the two arrows. */
  previous: 'Previous page',
  next: 'Next page',
  /** Name of one page's button. */
  page: (page: string) => `Page ${page}`,
  /** The visible part of the whole. */
  range: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`,
  /** Replaces the range if there is nothing. */
  none: '0 of 0',
  /** A choice of how many rows a page holds. */
  perPage: (size: string) => `${size} per page`,
  /** Name of that choice. */
  size: 'Rows per page',
};

/** Texts of the activity log. */
export const activityLogLabels = {
  /** Its heading, and the name of its scrolling area. */
  title: 'Activity log',
  /** Column headings. */
  time: 'Time',
  user: 'User',
  activity: 'Activity',
  details: 'Details',
  /** Shows and hides the details of one row. */
  showDetails: 'Show Details',
  hideDetails: 'Hide Details',
  /** Replaces the table if there are no rows. */
  empty: 'No activity logs available.',
  /** Shows more of long details. */
  more: 'Show more',
  /** How much of them is still hidden. */
  left: (count: string) => `${count} more characters`,
  /** The time zone of the times. */
  zone: (name: string) => `Times in ${name}`,
  /** Announced while the log is loading. */
  loading: 'Loading...',
};

// Charts

/** Texts of every chart. */
export const chartLabels = {
  /** The role announced by screen readers, after the name. */
  role: 'chart',
  /** How to walk through it. */
  hint: 'Use the arrow keys to move between values.',
  /** Replaces a missing number. */
  noValue: 'no value',
  /** A value as announced; `series` is empty if there is only one. */
  point: (category: string, series: string, value: string) =>
    series === '' ? `${category}: ${value}` : `${category}, ${series}: ${value}`,
};

/** Texts around charts. */
export const chartFrameLabels = {
  /** Shows and hides the values as a table below the chart. */
  asTable: 'Show as table',
  /** Saves the values as a file for spreadsheets. */
  csv: 'Download CSV',
  /** Saves the chart as a picture. */
  png: 'Download PNG',
  /** Shown in a cell without a value. */
  noValue: 'no value',
  /** The default message if there is nothing to draw. */
  empty: 'No data available',
  /** Announced while the values are loading. */
  loading: 'Loading...',
};

/** Texts of bar charts. */
export const barChartLabels = {
  /** A summary in one sentence; `most` is empty if no value stands out. */
  summary: (categories: string, series: string, most: string) =>
    `Bars for ${categories}${series ? ` of ${series}` : ''}.${most ? ` The largest: ${most}.` : ''}`,
  /** The number of categories. */
  categories: (count: number) => (count === 1 ? '1 category' : `${count} categories`),
};

/** Texts of line charts. */
export const lineChartLabels = {
  /** A summary in one sentence; the ends are those of the axis. */
  summary: (points: string, from: string, to: string) => `A line through ${points}, on an axis from ${from} to ${to}.`,
  /** The number of points. */
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
};

/** Texts of tornado charts. */
export const tornadoChartLabels = {
  /** The ends of a bar. */
  low: 'lowest',
  high: 'highest',
  /** A summary in one sentence. */
  summary: (bars: string, now: string) => `${bars} around ${now}, the value now.`,
  /** The number of bars. */
  bars: (count: number) => (count === 1 ? '1 bar' : `${count} bars`),
};

/** Texts of the curve of accuracy. */
export const accuracyCurveLabels = {
  /** The mark on the curve after the questions answered. */
  now: 'now',
  /** The mark at the end of the next batch. */
  ahead: (questions: string) => `in ${questions}`,
  /** A summary in one sentence. */
  summary: (questions: string, now: string) => `A curve over ${questions} questions, now at ${now}.`,
  /** A number of questions, as announced. */
  questions: (written: string, count: number) => (count === 1 ? '1 question' : `${written} questions`),
};

/** Texts of the heatmap of a node's probabilities. */
export const cptHeatmapLabels = {
  /** The drawing in one sentence. */
  summary: (questions: string, open: string) => `Questions: ${questions}, of which ${open} are open.`,
  /** How to walk through it. */
  hint: 'Use the arrow keys to move between cells, Enter to open the question.',
  /** Said of a column that nobody answered. */
  open: 'open',
  /** The legend of what a combination decided. */
  combination: 'combination',
  /** What decided a column. */
  decidedBy: (number: string) => `combination ${number}`,
  /** A probability, in percent. */
  percent: (percent: string) => `${percent} %`,
  /** One parent and its state. */
  condition: (parent: string, state: string) => `${named(parent)}: ${state}`,
  /** The cell as announced; `source` is who decided it, empty if nobody did. */
  cell: (conditions: string, state: string, share: string, source: string) =>
    [conditions, `${named(state)}: ${share}`, source].filter(Boolean).join('. '),
  /** The place of the chosen column among all, each of which is a question, and the buttons beside it. */
  column: (index: string, count: string) => `${index} of ${count} questions`,
  /** Below a table that is wider, or longer, than its place. */
  goesOn: 'The table goes on: scroll to see the rest.',
  previous: 'Previous question',
  next: 'Next question',
  /** Opens the question of the chosen column. */
  openQuestion: 'Open this question',
  /** Saves all columns as a file for spreadsheets. */
  csv: 'Download CSV',
};

/** Texts of the dashboard panels. */
export const dashboardPanelsLabels = {
  /** The measures, with the period if one is given. */
  loginTimes: (period: string) => (period ? `Login and logout times, ${period}` : 'Login and logout times'),
  activityTimes: (period: string) => (period ? `Activities per hour, ${period}` : 'Activities per hour'),
  nodeSize: (period: string) =>
    period ? `Node size preference, nodes worked on, ${period}` : 'Node size preference, nodes worked on',
  combinations: (period: string) =>
    period ? `Average combinations per node, ${period}` : 'Average combinations per node',
  questionnaire: (answers: string) =>
    answers ? `Questionnaire average scores, 1 to 5, ${answers}` : 'Questionnaire average scores, 1 to 5',
  /** Titles while there are no findings yet. */
  loginTimesTitle: 'Login and logout times',
  activityTimesTitle: 'Activity times',
  nodeSizeTitle: 'Node size preference',
  combinationsTitle: 'Average combinations per node',
  questionnaireTitle: 'Questionnaire',
  /** Replaces a chart without data. */
  loginTimesEmpty: 'No login/logout data available',
  activityTimesEmpty: 'No activity time data available',
  nodeSizeEmpty: 'No node size preference data available',
  combinationsEmpty: 'No combination selection data available',
  questionnaireEmpty: 'No questionnaire data available',
  /** The periods, within a sentence. */
  periods: { day: 'last 24 hours', week: 'last 7 days', month: 'last 30 days' },
  /** The periods on their own, if there is nothing to measure. */
  onlyPeriods: { day: 'Last 24 hours', week: 'Last 7 days', month: 'Last 30 days' },
  /** Names of values, and column headings. */
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
  /** The heading of the number of answers that a score is the average of. */
  numberOfAnswers: 'Answers (n)',
  answers: (count: string, isOne: boolean) => (isOne ? '1 answer' : `${count} answers`),
  /** A part of the day. */
  stretch: (from: string, to: string) => `between ${from} and ${to}`,
  /** Findings about logins and logouts. A period is empty if none stands out, null if there were none. */
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
  /** Findings about sizes, using the words in `sizes`. */
  sizeFinding: (size: 'small' | 'medium' | 'large') =>
    `${{ small: 'Small', medium: 'Medium-sized', large: 'Large' }[size]} nodes are worked on most`,
  noSizePreference: 'No size of node is clearly preferred',
  /** Findings about combinations; the numbers are averages. */
  combinationsRange: (low: string, high: string) => `On average ${low} to ${high} combinations decide a node`,
  combinationsSame: (value: string, isOne: boolean) =>
    `On average ${value} ${isOne ? 'combination decides' : 'combinations decide'} a node`,
  /** The finding about scores: one statement or two, empty if none stands out; the number of answers, empty if unknown. */
  leastAgreed: (statement: string, score: string, answers: string) => {
    if (!statement) return 'No statement stands out';
    return answers ? `Least agreed: ${statement} (${score}, n = ${answers})` : `Least agreed: ${statement} (${score})`;
  },
  /** Shown with the scores of statements for which low is good. */
  lowerIsBetter: (statements: string) => `${statements}: lower is better`,
  /** Shows all bars, or only the largest again. */
  showAll: (count: string) => `Show all ${count}`,
  showFewer: 'Show fewer',
  /** Shown if some bars are hidden. */
  largestOf: (shown: string, count: string) => `the largest ${shown} of ${count}`,
};

/** Texts of the network map. */
export const networkMapLabels = {
  /** The map in one sentence. */
  summary: (nodes: string, done: string, progress: string) =>
    `Network: ${nodes} nodes, ${done} completed, ${progress} in progress`,
  /** The legend, also used in each node's name for its state. */
  done: 'completed',
  progress: 'in progress',
  open: 'not started',
  none: 'not assessed',
  /** The meaning of the ring of a node in progress. */
  progressKey: 'in progress (ring: share answered)',
  /** Name of one node. */
  node: (label: string, status: string) => `${named(label)}, ${status}`,
  /** How to use it by keyboard, read once with its name. */
  hint: 'The arrow keys follow the lines. Plus and minus zoom, 0 shows everything.',
  /** Added where the space bar supposes what is known of a node. */
  supposeHint: 'The space bar sets a finding, then the next one.',
  /** The legend of lines that are weighed. */
  weightKey: 'changes what you want to find out, little or much',
  /** A node's place among those asked about next: in the legend, and in its name. */
  rankKey: 'asked next',
  rank: (rank: string) => `asked next, number ${rank}`,
  /** The legend, also used in an outcome's name. */
  outcome: 'outcome',
  /** What is supposed to be known of a node: in the legend, and in its name. */
  findingKey: 'finding set',
  finding: (state: string) => `finding: ${state}`,
  /** Name of the group of zoom buttons. */
  zoom: 'Zoom',
  smaller: 'Zoom out',
  larger: 'Zoom in',
  fit: 'Show the whole network',
  /** The zoom, between its buttons. */
  percent: (percent: string) => `${percent} %`,
};

// Navigation

/** Texts of the page frame. */
export const pageLabels = {
  /** First link of every page, for keyboard users. */
  skip: 'Skip to content',
};

/** Texts of the top bar. */
export const topBarLabels = {
  /** Name of the navigation. */
  navigation: 'Main',
  /** Name of the button that opens the navigation on a phone. */
  menu: 'Menu',
  /** Name of the badge. */
  account: (name: string) => `Account menu, ${name}`,
  /** Label of the theme choice. */
  theme: 'Appearance',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
};

// Elicitation

/** Texts of an icon array: it is one picture with one sentence. */
export const iconArrayLabels = {
  /** Its sentence. */
  people: (filled: number, total: number) => `${filled} of ${total} people`,
  /** Its sentence while unanswered. */
  peopleUnset: (filled: number, total: number) => `${filled} of ${total} people, the starting value`,
  /** Its sentence where no value is preset. */
  peopleBlank: (total: number) => `${total} people, no value set`,
};

/** Texts of the scale of people. */
export const humanIconScaleLabels = {
  /** Name of the group of words, if they can be chosen. */
  words: 'Set by word',
};

/** Texts of the slider. */
export const probabilitySliderLabels = {
  /** A share in percent with up to four decimals, as in the number box. */
  exactNumber: (percent: number) => number(percent),
  /** The offer of the second line at the ends of the scale. */
  rarer: 'Rarer than 1 %?',
  moreThan: 'More than 99 %?',
  /** After the word, while that line is open. */
  beyond: (isRare: boolean): string => (isRare ? ', rarer than 1 %' : ', more than 99 %'),
  /** A share of 0, and of 100 %. */
  never: 'cannot happen',
  always: 'always',
  /** A share as a number of cases. */
  casesIn: (cases: number, all: number) => `${number(cases)} in ${number(all)}`,
  /** An exact share as announced, from the number of cases. */
  exactText: (cases: string, percent: number, side: 'below' | 'above' | undefined) =>
    `${cases}, ${number(percent)} percent${side ? `, ${side === 'below' ? 'rarer than 1 percent' : 'more than 99 percent'}` : ''}`,
  /** Name of the number box. */
  percent: 'Percent',
  /** The unit after the number. */
  percentSign: '%',
  /** Name of the minus button. */
  less: 'One less',
  /** Name of the plus button. */
  more: 'One more',
  /** The button that confirms the starting value as the answer. */
  keep: (startValue: number) => `Not answered yet · Keep ${startValue}`,
  /** The answer as announced. */
  valueText: (value: number, words: string) => `${value} percent, ${words}`,
  /** What the browser says at a required slider if a form is submitted without an answer. */
  required: 'Answer this question, or keep the starting value.',
  /** The same where no value is preset. */
  requiredBlank: 'Answer this question.',
  /** Announced while unanswered. */
  unsetText: (startValue: number) => `not answered, starting value ${startValue} percent`,
  /** Announced of a state that follows: its share, and what it is a part of. */
  followsText: (percent: number, words: string) => `${number(percent)} percent, not set: ${words}`,
  /** Shown and announced where no value is preset, until one is set. */
  notSet: 'not set',
  /** The answer as announced if the scale shows numbers. */
  numberText: (value: number) => `${value} percent`,
  /** The announcement of the mark at the previous answer. */
  before: (value: number) => `before: ${number(value)} percent`,
};

// Shares have one decimal at most; only a very small one is shown as 0.
const shareNumber = (percent: number, isExact = false) => (percent === 0 && !isExact ? '< 0.1' : String(percent));

const share = (percent: number, isExact?: boolean) => `${shareNumber(percent, isExact)} %`;

/** Texts of the stored shares. */
export const shareBarLabels = {
  /** A share, from its percentage; beside exact shares, 0 is meant so. */
  share,
  /** A state with its share, as announced. */
  stateShare: (share: string, state: string) => `${share} ${state}`,
  /** Before the shares that are stored. */
  stored: 'Stored:',
  /** One of these shares, in percent. */
  figure: (percent: number): string => (percent > 0 && percent < 0.005 ? '< 0.01' : number(percent)),
  /** In place of the shares of many states that are all the same. */
  each: (count: number, figure: string) => `${count} times ${figure}`,
  /** After the first of many shares: how many equal ones follow. */
  times: (count: number, figure: string) => `and ${count} times ${figure}`,
  /** After the first of many shares: how many others follow. */
  further: (count: number) => `and ${count} more`,
  /** Before the shares that are stored, where what is set does not add up to 100. */
  placed: (sum: number) => `${number(sum)} of 100, stored as`,
  /** The two ways to make it add up: in proportion, or by what is too many or missing. */
  scaleAll: 'Scale all to 100',
  take: (percent: number) => `Take ${number(percent)} from the others`,
  give: (percent: number) => `Give ${number(percent)} to the others`,
  /** Replaces the shares as long as nothing can be stored. */
  notYet: 'Nothing to store yet',
  /** Replaces the shares where every state is said to be impossible. */
  allImpossible: (states: number) =>
    `Every state is said to be impossible. One of the ${states} must happen: take one back.`,
  /** The announcement of such a bar, from the announcements of the states that stand out. */
  sharesOfMany: (states: number, largest: readonly string[]) =>
    largest.length === 0
      ? `the shares of ${states} states, each below 3 %`
      : `the shares of ${states} states; at least 3 % have: ${largest.join(', ')}`,
  /** Takes back what one of the two ways did. */
  undo: 'Undo',
};

/** Texts of a question with many states. */
export const manyStatesLabels = {
  /** How much of a hundred is set, and what is left for how many states. */
  placed: (placed: number) => `${number(placed)} of 100 placed`,
  left: (left: number, states: number) => `, ${number(left)} left for ${number(states)}`,
  search: 'Find a state',
  found: (found: number, total: number) => `${number(found)} of ${number(total)}`,
  /** The button that goes to the next unanswered state, with the number of such states. */
  nextOpen: (open: number) => `Next unanswered (${number(open)})`,
  /** Replaces the rows if the search matches none. */
  none: (search: string) => `No state matches “${search}”.`,
};

/** Texts of a question. Combined, lead and state read "How likely is it that X is: Y?". */
export const probabilityQuestionLabels = {
  /** The beginning of each question, with the name of the node. */
  lead: (node: string) => `How likely is it that ${named(node)} is:`,
  /** Its end, with the name of the state. */
  state: (state: string) => `${state}?`,
  /** The same in a list, above which its beginning stands once. */
  leadOfList: (node: string) => `How likely is it that ${named(node)} is:`,
  stateOfList: (state: string) => `${state}?`,
  /** In the place of the word as long as nobody set any state. */
  notAnswered: 'Not answered yet',
  /** The same where another answer was copied. */
  copied: 'copied, not changed yet',
  /** In the place of the word of a state that follows: how many do, and whether all of them equally. */
  left: (count: number, isEqual: boolean) => {
    if (count === 1) return 'what is left';
    if (!isEqual) return 'part of what is left';
    return count === 2 ? 'half of what is left' : `one of ${count} that share what is left`;
  },
  /** The same where nothing is left for it. */
  nothingLeft: 'nothing is left',
  /** At the state set last, if what is set does not add up: by how much, beside the only other one or all others. */
  more: (percent: number, beside: string | undefined) =>
    `${number(percent)} more than what is left beside ${beside ?? 'the others'}`,
  less: (percent: number, beside: string | undefined) =>
    `${number(percent)} less than what is left beside ${beside ?? 'the others'}`,
  /** The same where exactly nothing is left for the states that follow. */
  leavesNothing: (state: string | undefined) => `leaves nothing for ${state ?? 'the others'}`,
  /** Announced once, as soon as the other states follow. */
  othersFollow: 'The other states share what is left.',
  /** The button that locks an answer while others move. Its accessible name begins with its text. */
  keep: 'Keep',
  /** Its accessible name, from the state and its answer in percent. */
  keepAt: (state: string, percent: number) => `Keep ${state} at ${percent} %`,
  /** Shown at an answer that cannot move because all others are locked. */
  othersKept: 'all others are kept',
};

/** Texts of the bars. */
export const distributionBarsLabels = {
  /** Name of the region that scrolls sideways, from the node's name. */
  region: (node: string) => `Bars for ${named(node)}, scrolls sideways`,
  /** The share above a bar. */
  share: (percent: number) => `${percent} %`,
  /** Announced for a locked bar. */
  kept: (valueText: string) => `${valueText}, kept`,
  /** The caption for the bar moved last. */
  caption: (state: string, share: string) => `${state}: ${share}, `,
  /** The caption before any bar has been moved. */
  hint: 'Click or drag a bar. With a finger: tap it, or hold it and drag.',
};

/** Texts of the meter. */
export const sumMeterLabels = {
  /** The sum, in words; the number is set in bold separately. */
  addsUpTo: 'Your answers add up to',
  /** What will happen to a sum other than 100. */
  policy: 'Each is stored as its share of the total.',
  /** The text for a sum of 100. */
  exact: 'They are stored unchanged.',
};

/** Texts of the ways out of a question. */
export const questionExitsLabels = {
  /** Name of the group of the two buttons. */
  group: 'If you cannot answer',
  cannotOccur: 'This combination cannot occur',
  notMyField: 'Not my field',
  /** In place of the sliders, once one of them is pressed. */
  saidCannotOccur: 'You said that this combination cannot occur. Continue, and it will not be asked again.',
  saidNotMyField: 'You said that this is not your field. The question stays open for others.',
  undo: 'Undo',
};

/** Texts of the certainty question. */
export const certaintyFieldLabels = {
  /** Before what the four words mean. */
  asIf: 'as if you had seen this many',
  /** What a word means, from the number of cases; the last one is the least. */
  cases: (count: number, isMost: boolean): string => (isMost ? `${number(count)} +` : number(count)),
  question: 'How certain are you?',
  /** The four choices. */
  choices: {
    uncertain: 'uncertain',
    ratherUncertain: 'rather uncertain',
    ratherCertain: 'rather certain',
    certain: 'certain',
  },
  /** The button that chooses the same as in the question before. */
  asLast: 'As in the last question',
  /** Its accessible name, which begins with its text. */
  asLastNamed: (choice: string) => `As in the last question: ${choice}`,
  /** Label of the comment, which is required of whoever is uncertain or rather uncertain. */
  explain: 'Explain your uncertainty:',
  /** Hint below the comment. */
  noPatientData: 'Do not enter patient data.',
};

/** Texts of the conditions panel. */
export const conditionsPanelLabels = {
  title: 'Conditions',
  /** How many conditions the line has no room for; pressed, it shows all. */
  further: (count: number) => `+ ${number(count)}`,
  /** The badge of a condition that changed since the previous question. */
  changed: 'changed',
  /** Its state in the previous question. */
  was: (previous: string) => `was ${previous}`,
};

/** Texts of the question layout. */
export const questionLayoutLabels = {
  continue: 'Continue',
  /** Replaces "Continue" in the last question. */
  finish: 'Finish',
  saving: 'Saving...',
  back: 'Back',
  progressSaved: 'Your progress is saved.',
  /** The keys of a slider; shown next to the note for keyboard users. */
  keysOfSliders: 'Type a number · Enter: next slider',
  /** The keys of the certainty field. */
  keysOfChoices: '1 to 4: choose · Enter: continue',
  /** Name of the progress bar. */
  progress: 'Progress',
  /** The question's number. */
  questionOf: (question: string, total: string) => `Question ${question} of ${total}`,
  percent: (percent: number) => `${percent} %`,
  /** For less than 1 percent that is not nothing. */
  underOnePercent: 'under 1 %',
  /** The time left, in minutes. */
  minutesLeft: (minutes: string) => `ca. ${minutes} min.`,
  /** The same from ten hours on. */
  hoursLeft: (hours: string) => `ca. ${hours} h`,
  /** For more than a person works in a year, where a figure would say nothing. */
  beyondWork: 'more than anyone can answer',
  /** The button after the title, and the heading of the note that it opens. */
  about: 'What is meant',
  /** Shows the rest of a long sentence of conditions on a phone, and hides it. */
  wholeLead: 'Show all conditions',
  shortenLead: 'Show fewer conditions',
};

/** Texts of the combination editor. */
export const combinationEditorLabels = {
  heading: 'Decisive event combinations',
  question:
    'Are any parent events influential enough to decide over all other events? Select them as combinations, in order of priority.',
  /** Name of the list of parents. */
  parents: 'Parent events',
  /** Name of the list of combinations. */
  combinations: 'Combinations in order of priority',
  setRemaining: 'Set all remaining combinations',
  /** Why no state can be selected while "all remaining combinations" is on. */
  selectionOff: 'Turn off “Set all remaining combinations” to select states again.',
  addAnother: 'Add another combination',
  done: 'Done',
  saving: 'Saving...',
  noneDecides: 'No single event decides',
  /** Asked by "Done". */
  allAtOne: 'Are you sure all probabilities are 1%?',
  save: 'Save',
  /** Messages for the codes of `onError`. */
  selectBeforeAdding: 'Please select a combination before adding another.',
  selectBeforeDone: 'Please select at least one combination or set all remaining combinations.',
  /** The parts of "If Smoking is heavy and Age is over 80". */
  ruleIf: 'If ',
  ruleIs: ' is ',
  ruleAnd: ' and ',
  /** A parent whose name is a question itself, in place of the name. */
  ruleAnswerTo: (question: string) => `the answer to “${question}”`,
  /** Between parents that are said in words of their own, and before the others after them: "For a patient who smokes, with Age: over 80". */
  ruleOwnComma: '; ',
  ruleFurther: (name: string) => `, with ${named(name)}: `,
  ruleFurtherAnd: (name: string) => ` and ${named(name)}: `,
  /** Replaces that sentence. */
  ruleEmpty: 'Select a state on the left',
  /** Below it, in place of the sliders. */
  ruleOpens: 'Its sliders then appear here.',
  ruleRemaining: 'In all remaining combinations',
  /** How many questions a combination saves. */
  decides: (count: string) => (count === '1' ? 'decides 1 question' : `decides ${count} questions`),
  decidesOf: (count: string, total: string) =>
    `decides ${count} of ${total} ${total === '1' ? 'question' : 'questions'}`,
  /** Warnings next to a combination. */
  shadowed: (by: string) => `No effect: combination ${by} already covers these cases`,
  duplicate: (by: string) => `The same selection as combination ${by}`,
  /** After the name of a state that combinations contain. */
  heldBy: (numbers: string) => `(in combination ${numbers})`,
  /** Announced after a combination has moved. */
  moved: (from: string, to: string) => `Combination ${from} is now number ${to}`,
  /** Tooltip of the drag handle. */
  drag: (number: string) => `Drag combination ${number} to another priority`,
  raise: (number: string) => `Higher priority for combination ${number}`,
  lower: (number: string) => `Lower priority for combination ${number}`,
  edit: (number: string) => `Edit combination ${number}`,
  remove: (number: string) => `Delete combination ${number}`,
  /** In the place of a deleted combination, and the button that puts it back. */
  removed: (number: string) => `Combination ${number} deleted.`,
  undoRemove: 'Undo',
};

/** Texts of the coverage strip. */
export const coverageStripLabels = {
  /** How many questions are saved; also the description of the picture. */
  decides: (decided: string, total: string) => `${decided} of ${total} questions decided`,
  /** How many questions have a direct answer that counts. */
  answeredToo: (count: string) => `, ${count} answered directly`,
  /** How many are still to be asked. */
  toAsk: (count: string) => `${count} to ask`,
  /** How long that takes, after it. */
  minutes: (minutes: string) => `, ca. ${minutes} min.`,
  /** For ten hours or more. */
  hours: (hours: string) => `, ca. ${hours} h`,
};
