import { addressTable } from './addressTable.js';
import { leaving } from './leaving.js';
import { studyParts } from './studyParts.js';
import { takeHome } from './takeHome.js';
import { trying } from './trying.js';
import { isBeyondWork } from '@credence/bayesnet';
import { list, numbers } from '../numbers.js';
import { pools, poolsWithin } from '../pools.js';
import { lasting } from './lasting.js';

const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${numbers.format(value)} ${many}`;

/** The page on which an owner runs a study. Loaded with it. */
export const study = {
  /** The heading, by how far the study is. */
  title: 'Study',
  draft: 'Start a study',
  open: (round: string) => `Study: round ${round} is open`,
  closed: (round: string) => `Study: round ${round} is closed`,
  final: 'Study: final',
  about:
    'Every expert gets a personal link and answers on their own. Nobody sees anyone else’s answers, not even you, until the round closes.',
  loadFailed: 'The study could not be loaded.',
  failed: 'That could not be done.',
  noResponse: 'There is no connection, so nothing was changed. What you typed is kept on this device.',
  offline: 'You are offline. What you type is kept on this device; saving, opening and inviting need a connection.',
  saved: 'Saved. Nobody has been asked yet.',

  /** The rules of a study, while they are written. */
  form: {
    asked: 'What is asked',
    how: 'How it is asked',
    until: 'Until when',
    answers: 'What happens with the answers',
    words: 'What experts read first',
    all: 'All questions of the network',
    allHint: 'Each expert. Combinations can make it shorter.',
    some: 'Only some nodes',
    someHint: 'You choose the nodes; all their questions are asked.',
    matter: 'The questions that matter most',
    /** What something asks of each expert: "20 questions", "24 min". */
    questionsOf: (questions: number) => count(questions, 'question', 'questions'),
    minutesOf: (minutes: number) => (isBeyondWork(minutes) ? 'more than a year of work' : lasting(minutes)),
    /** The least and the most questions that a node has. */
    perNode: (least: number, most: number) =>
      least === most
        ? `${count(most, 'question', 'questions')} a node`
        : `${numbers.format(least)} to ${numbers.format(most)} questions a node`,
    /** The outcomes that the questions are ranked for. */
    forOutcomes: (first: string, more: number) =>
      more === 0 ? `for ${first}` : `for ${first} and ${numbers.format(more)} more`,
    most: 'How many questions',
    fewer: 'One question fewer',
    more: 'One question more',
    ranking: 'Ranking the questions…',
    /** Why the questions are not ranked comes first. */
    instead: 'You can ask all questions, or those of some nodes.',
    nothingToRank: 'No question of this network can be ranked.',
    leftOut: (nodes: readonly string[]) =>
      `Not ranked, because their tables are too large or not of single questions: ${nodes.join(', ')}.`,
    curve: 'How far the results may be off, in percentage points',
    within: (points: string) => `within ${points} ${points === '1' ? 'point' : 'points'}`,
    reached: (questions: string, within: string) => `${questions}: ${within}`,
    listTitle: (questions: number) => (questions === 1 ? 'The question' : `The ${numbers.format(questions)} questions`),
    add: 'Add a question',
    question: 'Question',
    moves: (outcome: string) => `Moves ${outcome} by`,
    movesAll: 'Moves the results by',
    minutes: 'Min.',
    showMore: (questions: number) => `Show ${numbers.format(questions)} more`,
    showFewer: 'Show fewer',
    nextInLine: (questions: number, minutes: number, within: string) =>
      `Next in line, if there is time: ${count(questions, 'more question', 'more questions')}, ${count(minutes, 'more minute', 'more minutes')}${within ? `, ${within}` : ''}`,
    takenOut: 'Taken out',
    addOne: (question: string) => `Add ${question}`,
    removeOne: (question: string) => `Take out ${question}`,
    found: (shown: number, all: string) => `${numbers.format(shown)} of ${all} that fit`,
    foundAll: (questions: number) => count(questions, 'question fits', 'questions fit'),
    /** More questions than are looked through. */
    many: 'many',
    noneFound: 'No question of that name or condition.',
    /** The line that says what the study asks. */
    live: {
      cost: (questions: number, minutes: string) => `${count(questions, 'question', 'questions')}, about ${minutes}`,
      long: (questions: number) => `${count(questions, 'question', 'questions')}, more than a year of work`,
      each: ' for each expert',
      none: 'No question chosen yet',
      reach: '; together they reach ',
    },
    nodes: 'Nodes that are asked about',
    search: 'Search nodes',
    noSuchNode: 'No node of that name.',
    chosen: (nodes: number, of: number, questions: number) =>
      `${numbers.format(nodes)} of ${count(of, 'node', 'nodes')}, ${count(questions, 'question', 'questions')}`,
    counting: 'Counting the questions…',
    notCounted: 'The questions of single nodes could not be counted, so they cannot be chosen now.',
    order: 'Order',
    drawn: 'Drawn for each expert',
    drawnHint: 'What comes late, and is answered when tired, differs from expert to expert.',
    fixed: 'As in the file',
    start: 'Start value',
    blank: 'Blank',
    blankShort: 'Blank; nothing is preset',
    blankHint: 'Nothing is preset that could sway an answer. Each state needs a number.',
    preset: 'Preset',
    presetHint: 'The handle stands at 50, hollow until it is touched, and 50 can be kept.',
    combinations: 'Combinations',
    mayCombine: 'Experts may choose combinations that decide several questions at once',
    combined: 'Allowed',
    notCombined: 'Not allowed',
    notOffered: 'Not offered with chosen questions',
    closes: 'The round closes',
    closesHint: (timeZone: string) => `${timeZone}. You can extend it, or close it earlier.`,
    closesAt: (when: string) => `${when}; you can extend it, or close it earlier`,
    sees: 'After the close experts see',
    seesPool: 'Their own answers and the result of all',
    seesOwn: 'Their own answers only',
    primary: 'How answers become one result',
    primaryHint: 'Chosen before anybody has answered, so that nobody can choose it by what comes out.',
    linear: pools.linear,
    linearHint: 'All experts with equal weights.',
    logarithmic: pools.logarithmic,
    logarithmicHint: 'What one expert thinks impossible counts for more.',
    withdrawal: 'Experts may take their answers away',
    untilFinal: 'Until the study is final',
    untilClosed: 'Until the round closes',
    /** What happens with the answers, on one line. */
    inShort: {
      linear: `${pools.linear}, equal weights`,
      logarithmic: `${pools.logarithmic}, equal weights`,
      pool: 'afterwards experts see their own answers and the result of all',
      own: 'afterwards experts see their own answers only',
      until_final: 'answers can be taken away until the study is final',
      until_closed: 'answers can be taken away until the round closes',
    },
    purpose: 'Who asks, and what for',
    purposeHint: 'In your own words. Experts read it before they agree to take part.',
    noPurposeYet: 'Not written yet: who asks, and what for',
    noDateYet: 'No date yet',
    change: 'Change',
    write: 'Write',
    done: 'Done',
    /** The name of the button that opens a part of the form. */
    changeWhat: (button: string, part: string) => `${button}: ${part}`,
    save: 'Save',
    saveChanges: 'Save the changes',
    leave: 'Change nothing',
    openRound: 'Open the round',
    /** What has to be mended. */
    noNodes: 'Choose at least one node.',
    noQuestions: 'Add at least one question.',
    notRanked: 'The questions are not ranked yet. Wait a moment, or choose something else.',
    tooMany: (most: number) => `Choose nodes with at most ${numbers.format(most)} questions together.`,
    noDate: 'Say when the round closes.',
    pastDate: 'Choose a date that lies ahead.',
    noPurpose: 'Say in a sentence who asks, and what happens with the answers.',
  },
  /** While a round is open that nobody has accepted. */
  changing: {
    title: 'Change what is asked',
    about: 'Nobody has accepted yet, so everything on this page can still be changed.',
    invited: (people: number) =>
      people === 1
        ? '1 person was invited already: the e-mail they got says what was true then.'
        : `${numbers.format(people)} people were invited already: the e-mail they got says what was true then.`,
  },
  opening: {
    question: 'Open the round?',
    /** What it asks of each, and of all of them together. */
    each: (questions: number, minutes: string) =>
      `${count(questions, 'question', 'questions')}, about ${minutes} for each expert.`,
    together: (experts: number, questions: number, minutes: string) =>
      `${count(experts, 'expert', 'experts')}, ${count(questions, 'question', 'questions')} each, ${minutes} in all`,
    /** Before anybody is invited. */
    example: (together: string) => `For example ${together}.`,
    consequence:
      'Once the first expert has accepted, everything on this page is fixed; until then you can change it. File, explanations and outcomes stay as they are now while the round is open, the answers that you share rest: nobody but the experts can answer, and the network can be neither shared nor deleted.',
    confirm: 'Open the round',
  },

  /** The stages on the timeline. */
  stages: {
    draft: 'Draft',
    draftDates: (day: string) => `until ${day}`,
    round: (round: string) => `Round ${round}`,
    roundDates: (from: string, to: string) => `${from} to ${to}`,
    closes: (when: string) => `closes ${when}`,
    after: 'Closed',
    afterDates: (day: string) => `from ${day}`,
    final: 'Final',
    today: (day: string) => `today, ${day}`,
  },

  next: {
    isOpen: (round: string) => `Round ${round} is open.`,
    daysLeft: (days: number) =>
      days === 0 ? 'It closes today.' : days === 1 ? '1 day is left.' : `${numbers.format(days)} days are left.`,
    isDue: 'The date has passed.',
    due: 'The round closes by itself in a moment, or when you close it.',
    extend: (round: string) => `Extend round ${round}`,
    notFinished: (experts: number) =>
      experts === 1 ? 'One expert has not finished.' : `${numbers.format(experts)} experts have not finished.`,
    allFinished: 'Everybody who was asked has finished.',
    remind: (experts: number) => `Remind ${count(experts, 'expert', 'experts')}`,
    reminding: 'Reminding…',
    close: 'Close it now',
    closing: 'Closing…',
    isClosed: (when: string) => `Closed on ${when}.`,
    rested: 'The answers that you share no longer rest.',
    reopen: 'Take the close back',
    reopening: 'Taking it back…',
    openResults: 'Open the results',
    openingResults: 'Opening…',
    results: 'Results',
    unopened: 'The results have not been opened yet.',
    /** Whom the owner has mailed all day, of a round that was closed, opened again or extended. */
    notMailed: (experts: number) =>
      `${count(experts, 'expert was', 'experts were')} not told by mail, having had as many from you today as one person may send. They see it when they open the study.`,
    /** What an expert had answered without a connection. */
    late: (code: number, answers: number) => `E${code}: ${count(answers, 'answer', 'answers')} came after the close.`,
    letIn: 'Let the late answers in',
    lettingIn: 'Letting them in…',
  },
  results: {
    question: 'Open the results?',
    consequence: 'From then on the closing cannot be taken back.',
    leavesOut: (answers: number) =>
      answers === 1
        ? '1 answer that came after the close then stays out for good.'
        : `${numbers.format(answers)} answers that came after the close then stay out for good.`,
    confirm: 'Open the results',
  },
  closing: {
    question: (round: string) => `Close round ${round} now?`,
    consequence:
      'From then on no expert can answer. What is only on their devices comes late: you can let it in until you open the results.',
    mayReopen: 'The close can be taken back.',
    confirm: 'Close the round',
  },
  lateAnswers: {
    question: 'Let the late answers in?',
    consequence:
      'They become answers of the round, and replace what the same person had said to the same questions. Nobody has seen them. That cannot be taken back.',
    confirm: 'Let them in',
  },
  extending: {
    title: (round: string) => `Extend round ${round}`,
    about: (when: string) => `It closes ${when} so far. It can only be made longer.`,
    closes: 'Closes instead',
    confirm: 'Extend',
    later: 'Choose a later date than that.',
    cancel: 'Cancel',
  },

  invite: {
    title: 'Invite experts',
    willBe: (invited: number, of: number) =>
      invited === of
        ? `${numbers.format(invited)} will be invited`
        : `${numbers.format(invited)} of ${numbers.format(of)} will be invited`,
    hint: 'Up to 100 addresses. Each gets an e-mail with a link of its own; no account is needed before.',
    message: 'Your message',
    messageHint: 'It stands in the e-mail, in front of the link.',
    language: 'Language of the e-mail',
    send: (people: number) => (people === 0 ? 'Invite' : `Invite ${count(people, 'person', 'people')}`),
    sending: 'Inviting…',
    nobody: 'Enter a complete e-mail address.',
    few: 'With fewer than four experts, one can guess whose an answer is.',
    /** Somebody else is asked: the code of the person, and what becomes of their part. */
    inPlaceOf: (code: string) => `In place of ${code}`,
    instead: {
      notOpened: 'One address. The invitation that nobody has accepted is taken back with it.',
      started: 'One address. Whoever takes part keeps their part and what they answered.',
      left: 'One address.',
    },
    sendInstead: 'Invite instead',
    cancel: 'Cancel',
    /** What people who are not to be asked do already. */
    parts: {
      asked: 'was asked',
      takesPart: 'takes part',
      worksOnIt: 'works on the network',
      own: 'yourself',
    },
    leftOut:
      'An address or a link is in your message. Mail programs would make it one to press, so the message is left out.',
    inAccountsLanguage: 'Whoever has an account gets it in the language of their account.',
    table: addressTable,
    /** The mail as they get it. */
    mail: {
      title: 'What they receive',
      to: (address: string) => `to ${address}`,
      from: 'From',
      subject: 'Subject',
      button: (label: string) => `Button: ${label}`,
      link: 'The button leads to a link that is theirs alone.',
      failed: 'The e-mail cannot be shown now.',
    },
    /** What became of the addresses. */
    results: {
      invited: (people: number) => `${count(people, 'person has', 'people have')} been invited.`,
      /** Follows `invited`, while the mail server is away. */
      mailsWait: 'E-mails leave here late at the moment: theirs follow by themselves.',
      none: 'Nobody was invited.',
      already_asked: (addresses: string) => `Asked before, or working on the network: ${addresses}.`,
      own_address: (addresses: string) => `Your own address: ${addresses}. Owners are no experts of their study.`,
      not_an_address: (addresses: string) => `Not an e-mail address: ${addresses}.`,
      later: (addresses: string) =>
        `Not asked, because they got several e-mails lately: ${addresses}. Try again later.`,
    },
  },

  people: {
    finished: (finished: number, of: number) =>
      `${numbers.format(finished)} of ${numbers.format(of)} ${finished === 1 ? 'has' : 'have'} finished`,
    /** Of somebody who takes part and has not begun. */
    accepted: 'no answers yet',
    /** Beside the number of people. */
    inviteMore: 'Invite more',
    undelivered: 'The mail could not be delivered',
    mailWaits: 'the mail goes out as soon as the mail server takes it',
    sawShared: 'had seen the shared answers',
    /** Of a reminder that was sent at night. */
    reminderWaits: (when: string) => `a reminder goes out in the morning, ${when}`,
    late: (answers: number) => `${count(answers, 'answer', 'answers')} came after the close`,
    letIn: (answers: number) => `${count(answers, 'late answer', 'late answers')} let in`,
    minutes: (minutes: number) => `Median time so far: ${numbers.format(minutes)} min.`,
  },

  /** What experts consented to besides taking part. */
  consents: {
    title: 'What they consented to',
    counts: ({
      all,
      published,
      named,
      interests,
    }: {
      all: number;
      published: number;
      named: number;
      interests: number;
    }) =>
      `Of ${count(all, 'expert', 'experts')}: the answers of ${numbers.format(published)} may be published, ${numbers.format(named)} want to be named, ${numbers.format(interests)} told interests or funding.`,
    download: 'Download the people (CSV)',
    hint: 'The file has names and no codes, for acknowledgements and declarations of interests. Once the study is final, it cannot be made any more.',
    expert: 'Expert',
    published: 'May be published',
    named: 'Wants to be named',
    interests: 'Interests and funding',
    yes: 'yes',
    no: 'no',
    none: 'none told',
  },

  cancelling: {
    question: 'Take the invitation back?',
    consequence: (person: string) =>
      `The link that ${person} got opens nothing then. You can invite them again, or somebody else in their place.`,
    confirm: 'Take it back',
  },

  /** What a study fixes, as a list of terms and values. */
  rules: {
    title: 'Settings',
    questions: 'Questions',
    all: 'all of the network',
    some: (questions: number) => count(questions, 'question', 'questions'),
    ofNodes: (nodes: string) => `of ${nodes}`,
    mattered: (questions: number, outcomes: readonly string[]) =>
      `${questions === 1 ? 'the one' : `the ${numbers.format(questions)}`} that mattered most for ${outcomes.length > 0 ? list.format(outcomes) : 'what is to be found out'}`,
    /** Of a ranked list. */
    byHand: (added: number, removed: number) =>
      [
        ...(added > 0 ? [`${numbers.format(added)} added`] : []),
        ...(removed > 0 ? [`${numbers.format(removed)} taken out`] : []),
      ].join(', ') + ' by hand',
    order: 'Order',
    drawn: 'drawn for each expert',
    fixed: 'as in the file',
    start: 'Start value',
    blank: 'blank: nothing is preset',
    preset: 'preset',
    combinations: 'Combinations',
    allowed: 'allowed',
    notAllowed: 'not offered',
    sees: 'Experts see',
    pool: 'their own answers and the result, after the close',
    own: 'their own answers only',
    names: 'Names',
    codes: 'codes among experts, names for you',
    primary: 'Result',
    linear: `${poolsWithin.linear}, equal weights`,
    logarithmic: `${poolsWithin.logarithmic}, equal weights`,
    withdrawal: 'Withdraw',
    until_final: 'until the study is final',
    until_closed: 'until the round closes',
    consent: 'Consent',
    consented: (version: number, given: number, of: number) =>
      `version ${version}, given by ${numbers.format(given)} of ${numbers.format(of)}`,
    purpose: 'Purpose',
  },

  parts: studyParts,
  takeHome,
  trying,
  leaving,
};

/** The shape of every language's words for the page of a study. */
export type StudyWords = typeof study;
