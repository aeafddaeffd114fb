import { sharesOnOneLine } from '../../sharesOnOneLine.js';
import { common } from './common.js';

/** The question about one node, for one parent configuration. */
export const question = {
  /** The conditions as one sentence, above the rows. */
  lead: {
    begin: 'For a patient with ',
    /** Around a condition's name that is a question. */
    opens: '“',
    closes: '”',
    is: ': ',
    comma: ', ',
    and: ' and ',
    end: ':',
    ownComma: '; ',
    further: ', with ',
    firstTimeStep: { begin: 'At the first time step, for a patient with ', whole: 'At the first time step:' },
  },
  /** Replaces the node's name if the question could not be loaded. */
  missingTitle: 'Question',
  loadFailed: 'Failed to load question data. Please try again.',
  /** Above an answer of an expert whose round of a study is closed. */
  roundClosed: 'The round is closed, your answers are read-only.',
  saveFailed: 'Failed to save data. Please try again.',
  /** Replaces "Your progress is saved." if it is not. */
  keptOnDevice: 'Kept on this device, not saved yet.',
  /** While a save takes a long time. */
  stillWorking: 'Still saving...',
  allAtOne: 'Are you sure that the probabilities of all events are 1%?',
  allAtOneConsequence: 'All events will then be stored with equal probability.',
  keepThem: 'Yes, keep them',
  /** The states that have no number, where nothing is preset and each needs one. */
  numbersMissing: (states: string) => `No number yet: ${states}.`,
  moreStates: (count: number) => `${count} more`,
  certaintyMissing: 'Please specify how certain you are in your assessment.',
  commentMissing: 'Please describe your uncertainty.',
  /** In the order of what matters most. */
  queued: {
    /** Around the name of an outcome. */
    why: { begin: 'Why now: of all open questions this one changes ', end: ' most.' },
    /** About the outcome itself. */
    whyItself: { begin: 'Why now: of all open questions this one says most about ', end: ' itself.' },
    order: 'Order: what matters most',
    /** After "Question 3 of 20". */
    then: 'then we look again',
  },
  changeCombinations: 'Change decisive combinations',
  /** Beside it, on a question that was reached without the page. */
  introduction: 'What do you expect of this node?',
  /** If a node has more questions than anybody answers one by one. */
  tooMany: (questions: string, hours: number) =>
    `${questions} questions of this node are open: about ${hours} hours one by one. A decisive combination settles many at once.`,
  beyondWork: (questions: string) =>
    `${questions} questions of this node are open: more than anyone can answer one by one. A decisive combination settles many at once.`,
  decidedBy: (number: number) =>
    `Combination ${number} already answers this question. If you answer here, your answer counts instead.`,
  decidedByRest:
    'The combination for all remaining cases already answers this question. If you answer here, your answer counts instead.',
  /** Above somebody else's answer: who, when and how certain, and what becomes of it. */
  answeredBy: (name: string | null, time: string, certainty: string | undefined) =>
    `${name ?? common.formerUser} answered this question on ${time}${certainty === undefined ? '' : ` (“${certainty}”)`}. Your answer will count instead of ${name === null ? 'theirs' : `${name}’s`}; both are kept.`,
  changedMeanwhile: (name: string | null, shares: string) =>
    `${name ?? 'Someone else'} has answered this question in the meantime: ${shares}. Your answer is not saved yet.`,
  /** If it is not known who saved it. */
  changed: (shares: string) => `A different answer has been saved in the meantime: ${shares}. Yours is not saved yet.`,
  decidedMeanwhile: (number: number | 'rest', shares: string) =>
    `${number === 'rest' ? 'A combination for all remaining cases' : `Combination ${number}`}, saved since you opened this question, already answers it: ${shares}. Your answer is not saved yet. If you keep yours, it counts instead of the combination.`,
  useMine: 'Keep mine',
  useTheirs: 'Use theirs',
  /** The same, where the newer answer is the user's own. */
  useOther: 'Use the newer one',
  /** Replaces it after a reset, when there is no answer by another user. */
  loadAgain: 'Load again',
  /** In place of the shares, of an answer that has none. */
  setAside: { cannot_occur: '“This combination cannot occur”', not_my_field: '“Not my field”' },
  shares: (values: readonly number[]) => sharesOnOneLine(values.map(String)),
  /** The answer to the question before, from the condition that was different and the shares. */
  neighbour: (condition: string, shares: readonly number[], isOwn: boolean) =>
    `With ${condition} ${isOwn ? 'you said' : 'the answer is'} ${shares.map((share) => share.toLocaleString('en', { maximumFractionDigits: 2 })).join(' / ')}.`,
  /** The button after it, which puts the sliders where they are in that answer. */
  startFromIt: 'Copy it',
  /** Replaces both once it was pressed. */
  startedFrom: (condition: string) => `Copied from ${condition}. Change what differs.`,
  /** Below the certainty, once an earlier answer was changed by much. */
  whyChanged: 'Why did you change it?',
  whyOptional: '(optional)',
  noPatientData: 'Do not enter patient data.',
  /** Below the message of a save that got no response. */
  waits:
    'The server cannot be reached. You need not try again yourself: your answer is kept on this device, is sent as soon as the server responds, and then the next question opens.',
  /** Replaces it if the server is reachable but busy or full. */
  waitsForRoom:
    'Nothing can be saved at the moment. What you entered is kept on this device and sent as soon as it can be. Then the next question opens.',
  /** Below the message of a save that failed because the network is gone. */
  gone: 'This network was deleted or is no longer shared with you. Your answer is kept here, on this device.',
  resetMeanwhile: 'This node has been reset in the meantime. Your answer is not saved yet.',
  /** If the newer answer is the user's own. */
  changedElsewhere: (shares: string) =>
    `You have answered this question on another device or in another tab: ${shares}. This answer is not saved yet.`,
  goOnMeanwhile: 'Continue without waiting',
  /** On a question reopened before its answer has been sent. */
  waitsHere: 'This answer is kept on this device and will be sent as soon as the server responds.',
  notFound: 'This question does not exist. Open it from the overview.',
  toOverview: 'Back to the overview',
};
