/** Texts of the line that says whether answers can be seen. */
export const sealedLineLabels = {
  /** Before the round is closed: true of this page only, since who runs the server could look. */
  sealed: (round: string) =>
    `Answers are sealed. Nobody can see a value here before round ${round} closes, you included.`,
  /** Afterwards. The date is written by the page. */
  opened: (round: string, date: string) => `Round ${round} closed on ${date}, answers are open.`,
};

/** What an expert is called wherever codes stand for names. */
export const expertBeadLabels = {
  /** The heading of a column of experts. */
  expert: 'Expert',
  /** The code that stands for the name of an expert. */
  code: (number: string) => `E${number}`,
};

/** Texts of the timeline besides the names and dates of its stages. */
export const studyTimelineLabels = {
  /** Name of the list. */
  name: 'Timeline',
  /** Name of the list if the page says in which time zone its dates are. */
  nameIn: (timeZone: string) => `Timeline, ${timeZone}`,
  /** Read after the name of a stage that is over. */
  past: 'over',
  /** Of the stage that should be over by now. The number is passed twice: to choose the plural, and formatted. */
  late: (days: number, written: string) => (days === 1 ? 'late by 1 day' : `late by ${written} days`),
  /** Of a stage that is over, but was so later than planned. */
  closedLate: (days: number, written: string) =>
    days === 1 ? 'closed late by 1 day' : `closed late by ${written} days`,
};

/** Texts of the table of people. Dates are written by the page. */
export const studyPeopleLabels = {
  /** The headings. */
  answered: 'Answered',
  standing: 'Standing',
  actions: 'Actions',
  /** After the number of answers: of how many questions. */
  of: (count: string) => `of ${count}`,
  /** What the bar comes to, for screen readers. */
  answeredOf: (answered: string, count: string) => `${answered} of ${count} answered`,
  /** The six standings. */
  notOpened: 'Not opened',
  started: 'Started',
  finished: 'Finished',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  cancelled: 'Taken back',
  /** When the invitation went out, to who has not opened it. */
  invited: (date: string) => `invited ${date}`,
  /** How often somebody was reminded, and when last. The number is passed twice, as above. */
  reminded: (times: number, written: string, date: string) =>
    `reminded ${times === 1 ? 'once' : times === 2 ? 'twice' : `${written} times`}, ${date}`,
  /** Who answers in place of somebody who declined or withdrew. */
  replacedBy: (code: string) => `replaced by ${code}`,
  /** The actions, and their names, which say of whom. */
  remind: 'Remind',
  remindWhom: (code: string) => `Remind ${code}`,
  extend: 'Extend',
  extendWhom: (code: string) => `Extend the deadline of ${code}`,
  replace: 'Replace',
  replaceWhom: (code: string) => `Replace ${code}`,
  cancel: 'Take back',
  cancelWhom: (code: string) => `Take back the invitation of ${code}`,
  /** In place of the table. */
  nobody: 'Nobody has been invited yet.',
};

/** Texts of the field of addresses. Numbers are passed twice: to choose the plural, and formatted. */
export const addressChipsLabels = {
  /** Name of the list of addresses. */
  list: 'Addresses',
  /** Name of the box. */
  add: 'Add addresses',
  /** What the box says while it is empty: at first, and after that. */
  paste: 'Paste or type addresses',
  pasteMore: 'Paste or type more',
  /** What is wrong with an address. */
  noAt: 'no @',
  severalAts: 'more than one @',
  space: 'a space in it',
  noName: 'nothing before the @',
  noEnding: 'no ending',
  tooLong: 'too long',
  /** Of an address that is there already. */
  twice: 'twice',
  /** Name of the button that removes an address or a person. */
  remove: (name: string) => `Remove ${name}`,
  /** Announced. */
  removed: (name: string) => `${name} removed. Ctrl+Z brings it back.`,
  broughtBack: (name: string) => `${name} is back.`,
  /** What the addresses come to. */
  known: (count: number, written: string) => (count === 1 ? '1 is known' : `${written} are known`),
  already: (count: number, written: string) => (count === 1 ? '1 is in it already' : `${written} are in it already`),
  unknown: (count: number, written: string) => (count === 1 ? '1 is new' : `${written} are new`),
  counted: (_count: number, written: string) => `${written} twice, counted once`,
  wrong: (_count: number, written: string) => `${written} cannot be right`,
  /** Shows the addresses that a phone leaves out at first. */
  more: (_count: number, written: string) => `Show ${written} more`,
  /** Where there are more addresses than the field takes. */
  full: (most: string, left: string) => `${most} at most, ${left} still in the box.`,
};

/** Texts of the list of what a study fixes. */
export const protocolListLabels = {
  /** While it can be changed. */
  draft: (version: string) => `Protocol ${version}, not fixed yet`,
  /** Afterwards. The date is written by the page. */
  fixed: (version: string, date: string) => `Protocol ${version}, fixed since ${date}`,
  /** The button that changes it, and its name. */
  edit: 'Edit',
  editWhat: 'Edit the protocol',
};

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
  /** A row of the table: the pool of one kind. */
  pool: (kind: string) => `Pool, ${kind}`,
};

/** Texts of the strip of disagreement. */
export const disagreementStripLabels = {
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
 * @since 0.1.0
 * @experimental
 */
export const englishStudyLabels = {
  sealedLine: sealedLineLabels,
  expertBead: expertBeadLabels,
  studyTimeline: studyTimelineLabels,
  studyPeople: studyPeopleLabels,
  addressChips: addressChipsLabels,
  protocolList: protocolListLabels,
  poolSwitch: poolSwitchLabels,
  beadLane: beadLaneLabels,
  disagreementStrip: disagreementStripLabels,
  toDiscussList: toDiscussListLabels,
  outcomeDots: outcomeDotsLabels,
};
