import { pools } from '../pools.js';

/** The parts of the page of what the experts of a study say together, by component. */
export const resultsParts = {
  /** The heads of the pools. */
  poolSwitch: {
    /** The name of the choice: how many answers became one. */
    pool: (answers: string) => `Pool of ${answers} answers`,
    /** The choices: how they became one. */
    kinds: pools,
    /** Replaces them where so few answered that there is no pool. */
    list: (count: number) => (count === 1 ? '1 answer: a list, not a pool' : `${count} answers: a list, not a pool`),
  },

  /** The lanes of answers. */
  beadLane: {
    /** A probability, in percent. */
    percent: (percent: string) => `${percent} %`,
    /** Whose number it is: "E3: 62 %". */
    answer: (who: string, percent: string) => `${who}: ${percent}`,
    /** In place of a number that there is not. */
    noValue: 'no value',
    /** The name of a list of answers. */
    answers: (state: string) => `Answers for ${state}`,
    /** Replaces the lanes. */
    nobody: 'Nobody answered',
    /** Why somebody gave no shares. */
    standings: { cannotOccur: 'Cannot occur', notMyField: 'Not their field', open: 'Not answered' },
    /** Who gave none, or how many: "Not their field: E2, E4". */
    without: (standing: string, who: string) => `${standing}: ${who}`,
    /** Shows the same as a table. */
    asTable: 'Show as table',
    /** The heading of its column of experts. */
    expert: 'Expert',
  },

  /** The strip of disagreement. */
  disagreementStrip: {
    /** What it is, for screen readers. */
    role: 'chart',
    /** What it shows, in one sentence. */
    summary: (questions: string, chosen: string) => `Questions: ${questions}, of which ${chosen} are to be discussed.`,
    /** Which keys there are. */
    hint: 'Use the arrow keys to move between questions, [ and ] between those to discuss, Space to choose one.',
    /** The same where nothing can be chosen. */
    hintToRead: 'Use the arrow keys to move between questions, [ and ] between those to discuss.',
    /** A question and how far the answers to it are apart. */
    question: (condition: string, disagreement: string) => `${condition}: ${disagreement}`,
    /** Its group and its condition. */
    condition: (group: string, condition: string) => `${group}, ${condition}`,
    /** Said after a question that is chosen. */
    chosen: 'to discuss',
    /** Replaces the number of a question with fewer than two answers. */
    tooFew: 'too few answers',
  },

  /** The list of what to discuss. */
  toDiscussList: {
    /** The name of its boxes. */
    discuss: (question: string) => `Discuss ${question}`,
    /** How far a disagreement moves an outcome, in points. */
    effect: (points: string) => `± ${points}`,
    /** Why a question is on the list. */
    reasons: {
      otherOrder: 'other order',
      otherNumbers: 'other numbers',
      otherReading: 'read it differently',
      impossibleForSome: 'impossible for some',
      cannotOccurForSome: 'cannot occur, some say',
    },
    /** Shows the others. */
    more: (count: string) => `Show ${count} more`,
    /** Shows the others, whose effect is at most that. */
    moreBelow: (count: string, effect: string) => `Show ${count} more, at most ${effect}`,
    /** Replaces an empty list. */
    nothing: 'There is nothing to discuss',
  },

  /** The dot plot of an outcome. */
  outcomeDots: {
    /** What follows from the pooled tables. */
    pool: 'pool',
    /** The mean of what follows from the tables of each. */
    mean: 'mean',
  },
};

/** The shape of every language's words for the parts of the page of results. */
export type ResultsParts = typeof resultsParts;
