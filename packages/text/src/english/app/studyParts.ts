import { numbers } from '../numbers.js';

const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${numbers.format(value)} ${many}`;

/** The parts of the page on which an owner runs a study, by component. */
export const studyParts = {
  /** That no answer can be seen. */
  sealedLine: {
    /** True of this page only, since who runs the server could look. */
    sealed: (round: string) =>
      `Answers are sealed. Nobody can see a value here before round ${round} closes, not even you.`,
  },

  /** The timeline besides the names and dates of its stages. */
  studyTimeline: {
    /** Name of the list. */
    name: (timeZone: string) => `Timeline, ${timeZone}`,
    /** Read after the name of a stage that is over. */
    past: 'over',
    /** Of the stage that should be over by now. */
    late: (days: number) => `late by ${count(days, 'day', 'days')}`,
    /** Of a stage that is over, but was so later than planned. */
    closedLate: (days: number) => `closed late by ${count(days, 'day', 'days')}`,
  },

  /** The table of people. */
  studyPeople: {
    /** The headings. */
    expert: 'Expert',
    answered: 'Answered',
    standing: 'Standing',
    actions: 'Actions',
    /** The code that stands for the name of an expert. */
    code: (number: string) => `E${number}`,
    /** After the number of answers: of how many questions. */
    of: (count: string) => `of ${count}`,
    /** What the bar comes to, for screen readers. */
    answeredOf: (answered: string, count: string) => `${answered} of ${count} answered`,
    /** How much somebody has answered, as long as the round is open. */
    progress: {
      not_started: 'nothing yet',
      started: 'less than half',
      halfway: 'half or more',
      finished: 'all',
    },
    /** The six standings. */
    notOpened: 'Not opened',
    started: 'Started',
    finished: 'Finished',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    cancelled: 'Taken back',
    /** When the invitation went out, to who has not opened it. */
    invited: (date: string) => `invited ${date}`,
    /** How often somebody was reminded, and when last. */
    reminded: (times: number, date: string) =>
      `reminded ${times === 1 ? 'once' : times === 2 ? 'twice' : `${numbers.format(times)} times`}, ${date}`,
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
  },

  /** The field of addresses. */
  addressChips: {
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
    known: (people: number) => count(people, 'is known', 'are known'),
    already: (people: number) => count(people, 'is in it already', 'are in it already'),
    unknown: (people: number) => count(people, 'is new', 'are new'),
    counted: (addresses: number) => `${numbers.format(addresses)} twice, counted once`,
    wrong: (addresses: number) => `${numbers.format(addresses)} cannot be right`,
    /** Shows the addresses that a phone leaves out at first. */
    more: (addresses: number) => `Show ${numbers.format(addresses)} more`,
    /** Where there are more addresses than the field takes. */
    full: (most: number, left: number) => `${numbers.format(most)} at most, ${numbers.format(left)} still in the box.`,
  },

  /** The list of what a study fixes. */
  protocolList: {
    /** While it can be changed. */
    draft: (version: string) => `Protocol ${version}, not fixed yet`,
    /** Afterwards. */
    fixed: (version: string, date: string) => `Protocol ${version}, fixed ${date}`,
    /** In brackets before what tells it from any other. */
    fingerprint: 'fingerprint',
    /** The button that changes it, and its name. */
    edit: 'Edit',
    editWhat: 'Edit the protocol',
  },
};

/** The shape of every language's words for the parts of the page of a study. */
export type StudyParts = typeof studyParts;
