/** Texts of the line that says whether answers can be seen. */
export const sealedLineLabels = {
  /** Before the round is closed: true of this page only, since who runs the server could look. */
  sealed: (round: string) =>
    `Answers are sealed. Nobody can see a value here before round ${round} closes, you included.`,
  /** Afterwards. The date is written by the page. */
  opened: (round: string, date: string) => `Round ${round} closed on ${date}, answers are open.`,
};

// The results of a study

/** Texts of the heads of the pools. */
export const poolSwitchLabels = {
  /** The name of the choice: how many answers became one. */
  pool: (answers: string) => `Pool of ${answers} answers`,
  /** The choices: how they became one. */
  kinds: { linear: 'linear', logarithmic: 'logarithmic', median: 'median' },
  /** Replaces them where so few answered that there is no pool. */
  list: (count: number) => (count === 1 ? '1 answer: a list, not a pool' : `${count} answers: a list, not a pool`),
};

/** Texts of the lanes of answers. */
export const beadLaneLabels = {
  /** A probability, in percent. */
  percent: (percent: string) => `${percent} %`,
  /** The code that stands for the name of an expert. */
  code: (number: string) => `E${number}`,
  /** Whose number it is: "E3: 62 %". */
  answer: (who: string, percent: string) => `${who}: ${percent}`,
  /** The name of a list of answers. */
  answers: (state: string) => `Answers for ${state}`,
  /** Replaces the lanes. */
  nobody: 'Nobody answered',
  /** Why somebody gave no shares. */
  standings: { cannotOccur: 'Cannot occur', notMyField: 'Not their field', open: 'Not answered' },
  /** Who gave none, or how many: "Not their field: E2, E4". */
  without: (standing: string, who: string) => `${standing}: ${who}`,
  /** The heading of the experts in the table. */
  expert: 'Expert',
  /** A row of the table: the pool of one kind. */
  pool: (kind: string) => `Pool, ${kind}`,
};

/** Texts of the strip of disagreement. */
export const disagreementStripLabels = {
  /** What it shows, in one sentence. */
  summary: (questions: string, chosen: string) => `Questions: ${questions}, of which ${chosen} are to be discussed.`,
  /** Which keys there are. */
  hint: 'Use the arrow keys to move between questions, [ and ] between those to discuss, Space to choose one.',
  /** A question and how far the answers to it are apart. */
  question: (condition: string, disagreement: string) => `${condition}: ${disagreement}`,
  /** Its group and its condition. */
  condition: (group: string, condition: string) => `${group}, ${condition}`,
  /** Said after a question that is chosen. */
  chosen: 'to discuss',
  /** Replaces the number of a question with fewer than two answers. */
  tooFew: 'too few answers',
};

/** Texts of the list of what to discuss. */
export const toDiscussListLabels = {
  /** The name of its boxes. */
  discuss: (question: string) => `Discuss ${question}`,
  /** How far a disagreement moves an outcome, in points. */
  effect: (points: string) => `± ${points}`,
  /** Why a question is on the list. */
  reasons: {
    otherOrder: 'other order',
    otherNumbers: 'other numbers',
    otherReading: 'other reading',
    impossibleForSome: 'impossible for some',
    cannotOccurForSome: 'cannot occur, some say',
  },
  /** Shows the others. */
  more: (count: string) => `Show ${count} more`,
  /** Shows the others, whose effect is at most that. */
  moreBelow: (count: string, effect: string) => `Show ${count} more, at most ${effect}`,
  /** Replaces an empty list. */
  nothing: 'There is nothing to discuss',
};

/** Texts of the dot plot of an outcome. */
export const outcomeDotsLabels = {
  /** What follows from the pooled tables. */
  pool: 'pool',
  /** The mean of what follows from the tables of each. */
  mean: 'mean',
};

/**
 * The words of the components for studies, by component. They are apart from `englishLabels`, so that a page that asks
 * one question does not carry them.
 */
export const englishStudyLabels = {
  sealedLine: sealedLineLabels,

  poolSwitch: poolSwitchLabels,
  beadLane: beadLaneLabels,
  disagreementStrip: disagreementStripLabels,
  toDiscussList: toDiscussListLabels,
  outcomeDots: outcomeDotsLabels,
};
