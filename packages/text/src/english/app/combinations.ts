import { named } from './named.js';
import { numbers } from '../numbers.js';

/** More hours than anybody works in a year. */
const A_YEAR = 1_800;

function workFor(minutes: number): string {
  const hours = Math.ceil(minutes / 60);
  return hours > A_YEAR ? 'more than a year of work' : `about ${numbers.format(hours)} hours`;
}

/** The decisive event combinations of one node. */
export const combinations = {
  title: 'Decisive event combinations',
  /** If there are too many questions to answer one by one. */
  tooMany: (questions: string, minutes: number) =>
    `Answering all ${questions} questions would take ${workFor(minutes)}. Set decisive combinations first: each settles many questions at once.`,
  /** Asked before the user starts on that many anyway. */
  oneByOneQuestion: (questions: string) => `Answer ${questions} questions one by one?`,
  oneByOneConsequence: (minutes: number) =>
    `That would take ${workFor(minutes)}. A combination settles many questions at once.`,
  oneByOne: 'Answer one by one',
  /** While the list is edited: the effect on existing answers. */
  supersedes: (answers: number) =>
    answers === 1
      ? '1 question is already answered directly. If a combination covers it, the combination counts. Your answer is kept and counts again if you remove the combination.'
      : `${numbers.format(answers)} questions are already answered directly. Where a combination covers one of them, the combination counts. Your answers are kept and count again if you remove it.`,
  /** After the save. */
  superseded: (answers: number, nodeName: string) =>
    answers === 1
      ? `1 answer about ${named(nodeName)} no longer counts because a combination now covers it. It is kept and counts again if the combination is removed.`
      : `${numbers.format(answers)} answers about ${named(nodeName)} no longer count because combinations now cover them. They are kept and count again if the combination is removed.`,
  /** While the list differs from the saved one. */
  unsaved: 'Not saved yet: “Done” saves the list. Until then it is kept on this device.',
  /** Both versions, if someone else has saved different combinations. */
  versions: {
    is: ' = ',
    label: 'Both versions',
    mine: 'Yours, not saved',
    theirs: 'Saved in the meantime',
    and: ' and ',
    remaining: 'All remaining combinations',
    nothing: 'Nothing else.',
    same: (count: number) =>
      count === 1 ? '1 combination is the same in both.' : `${count} combinations are the same in both.`,
    contradict: 'Both changed the same combination, or put them in another order, so only one of the two can be kept.',
    /** Where both would apply with different shares. */
    overlap:
      'Some apply to the same case with different shares. Both can be kept: the one that comes first counts there.',
    keepBoth: 'Keep both',
    keepMineFirst: 'Keep both, mine first',
    keepTheirsFirst: 'Keep both, theirs first',
  },
  /** If the node's table is too large for a file. */
  tooLargeForFile: (numbers: string, limit: string) =>
    `The table of this node would have ${numbers} numbers. All tables of a file together hold at most ${limit}, so the download will have none for this node. What you set here is kept.`,
  /** The question in plain words, with an example made of the node's own parents. */
  plain: {
    lead: (node: string) =>
      `Does one finding settle “${node}”, whatever else is true? Set it once, and we stop asking about it.`,
    heading: 'What this is for',
    example: 'For example',
    /** After it: a condition that decides, and how many questions it spares. */
    saves: (condition: string, questions: string) => `, “${condition}”: one answer instead of ${questions}.`,
    savesOne: (condition: string) => `, “${condition}”: it is not asked again.`,
    /** The parts of the picture: a question, and those of the example. */
    asked: 'asked',
    oneAnswer: 'one answer',
    picture: (decided: string, total: string) => `${decided} of ${total} questions would be decided`,
    /** Of a node with one parent. */
    single: (node: string, parent: string, questions: string) =>
      `“${node}” depends on “${parent}” alone, so each combination is one question: ${questions} in all.`,
    hide: 'Hide this',
    show: 'What is this?',
  },
  /** What may be said of a combination besides its shares. */
  aside: {
    cannotOccur: 'This cannot occur',
    saidCannotOccur: 'You say that this cannot occur. The questions decided here are closed without numbers.',
    undo: 'Undo',
    /** In the list, in place of the shares. */
    closed: 'cannot occur',
    certainty: 'How certain? (optional)',
    /** Takes the certainty and its explanation away. */
    withoutCertainty: 'Leave out',
  },
  loadFailed: (reason: string) => `Failed to fetch node CPT: ${reason}`,
  saveFailed: (reason: string) => `Failed to save combinations: ${reason}`,
  unknownError: 'Unknown error',
  noResponse: 'no response from the server',
  stale: 'Different combinations have been saved in the meantime. Yours are not saved yet.',
  /** Replaces it after a reset, when there are no other combinations to choose. */
  resetMeanwhile: 'This node has been reset in the meantime. Your combinations are not saved yet.',
  /** Below the message of a save that failed because the network is gone. */
  gone: 'This network was deleted or is no longer shared with you. Your combinations are kept here, on this device.',
  /** Where the study takes no combinations, or not now. */
  keptHere: 'What you set is kept here, on this device.',
  toQuestions: 'To the questions',
  download: 'Download the combinations',
  /** Asked before the user's own combinations replace others. */
  allAtOne: 'Are you sure all probabilities are 1%?',
  useMine: 'Keep mine',
  useTheirs: 'Use theirs',
  /** If the server could not determine the next open question. */
  nextUnknown:
    'These combinations overlap in so many ways that the next question cannot be found. Your answers are saved. Use fewer combinations, or set all remaining combinations.',
};
