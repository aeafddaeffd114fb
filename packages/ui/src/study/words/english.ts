/** Texts of the line that says whether answers can be seen. */
export const sealedLineLabels = {
  /** Before the round is closed: true of this page only, since who runs the server could look. */
  sealed: (round: string) =>
    `Answers are sealed. Nobody can see a value here before round ${round} closes, you included.`,
  /** Afterwards. The date is written by the page. */
  opened: (round: string, date: string) => `Round ${round} closed on ${date}, answers are open.`,
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
  expert: 'Expert',
  answered: 'Answered',
  standing: 'Standing',
  actions: 'Actions',
  /** The code that stands for a person's name. */
  code: (number: string) => `E${number}`,
  /** After the number of answers: of how many questions. */
  of: (count: string) => `of ${count}`,
  /** What the bar comes to, for screen readers. */
  answeredOf: (answered: string, count: string) => `${answered} of ${count} answered`,
  /** The five standings. */
  notOpened: 'Not opened',
  started: 'Started',
  finished: 'Finished',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
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
  /** Of an address that is there already. */
  twice: 'twice',
  /** Name of the button that removes an address or a person. */
  remove: (name: string) => `Remove ${name}`,
  /** Announced. */
  removed: (name: string) => `${name} removed. Ctrl+Z brings it back.`,
  broughtBack: (name: string) => `${name} is back.`,
  /** What the addresses come to. */
  known: (count: number, written: string) => (count === 1 ? '1 has an account' : `${written} have an account`),
  unknown: (count: number, written: string) => (count === 1 ? '1 is new' : `${written} are new`),
  counted: (_count: number, written: string) => `${written} twice, counted once`,
  wrong: (_count: number, written: string) => `${written} cannot be right`,
  /** Shows the addresses that a phone leaves out at first. */
  more: (_count: number, written: string) => `Show ${written} more`,
  /** Where there are more addresses than the field takes. */
  full: (most: string, left: string) => `${most} addresses at most: ${left} are still in the box.`,
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

/**
 * The words of the components for studies, by component. They are apart from `englishLabels`, so that a page that asks
 * one question does not carry them.
 */
export const englishStudyLabels = {
  sealedLine: sealedLineLabels,
  studyTimeline: studyTimelineLabels,
  studyPeople: studyPeopleLabels,
  addressChips: addressChipsLabels,
  protocolList: protocolListLabels,
};
