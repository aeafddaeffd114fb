import { numbers } from '../numbers.js';
import { pools, poolsWithin } from '../pools.js';
import { resultsParts } from './resultsParts.js';

const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${numbers.format(value)} ${many}`;

/** Numbers up to ten are written out in a heading. */
const small = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const written = (value: number) => small[value] ?? numbers.format(value);
const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The page of what the experts of a study say together. Loaded with it. */
export const studyResults = {
  /** The heading, and that of the page before it is there. */
  title: (round: string) => `Results of round ${round}`,
  anyRound: 'Results',
  /** After the name of the network. */
  closed: (round: string, day: string) => `round ${round} closed on ${day}`,
  answeredOf: (answered: number, of: number) => `${numbers.format(answered)} of ${numbers.format(of)} answered`,
  answered: (experts: number) => count(experts, 'expert answered', 'experts answered'),
  /** The code that stands for the name of an expert. */
  code: (number: string) => `E${number}`,
  loadFailed: 'The results could not be loaded.',
  few: 'With fewer than four experts, one can guess whose an answer is.',
  /** Beside the code of whoever worked on the network before. */
  sawShared: 'had seen the shared answers',
  sawSharedOf: (codes: string) => `${codes} had seen the shared answers before.`,
  nobody: 'Nobody answered anything in this round, so there is nothing to show.',
  noNumbers: 'Nobody gave numbers in this round.',
  /** What was answered without a connection, and not let in. */
  late: (code: string, answers: number) =>
    answers === 1
      ? `1 answer of ${code} came late and is in no pool.`
      : `${numbers.format(answers)} answers of ${code} came late and are in no pool.`,

  /** Where the network's own tables are too large for this page; the nodes are the largest ones. */
  tooLarge: (limit: number, nodes: string) =>
    `The tables of this network hold more than ${numbers.format(limit)} numbers, which is too many for this page. The largest is that of ${nodes}.`,
  tooLargeAnyway: 'The tables of this network hold more numbers than this page can show.',
  tooLargeOwner:
    'All answers are there: download the tables of the experts and pools from the study. If the network is assessed again, give that node fewer parents or ask about fewer questions.',
  tooLargeExpert: 'Ask whoever runs the study for the result of all.',
  toStudy: 'To the study',

  /** For an expert, where there is nothing to read. */
  unopened: 'The results have not been opened yet. Whoever runs the study does so once the round is closed.',
  own: 'In this study experts see their own answers only.',
  toOwn: 'Your own answers',

  discuss: {
    title: 'To discuss',
    byEffect: (outcomes: string) => `Ranked by effect: how far the disagreement moves ${outcomes}, in points.`,
    someOutcomes: (outcomes: number) => `the ${written(outcomes)} outcomes`,
    byDisagreement: 'Ranked by disagreement: no outcome is named that it could move, or none can be computed.',
    /** Said when one is gone to by key. */
    place: (place: number, of: number, question: string) =>
      `${numbers.format(place)} of ${numbers.format(of)} to discuss: ${question}`,
  },

  question: {
    /** Of a question without conditions. */
    always: 'In all cases',
    noMedian: 'No median: the states have no order, or it would call impossible what some do not.',
    noLogarithmic: `No ${poolsWithin.logarithmic}: for each state somebody calls it impossible.`,
    /** For an expert. */
    hidden: 'Fewer than four answered with numbers. Of so few, experts are shown no common answer.',
    erasedSince:
      'Answers were erased after the results were opened. Experts are shown no common answer any more, because the one before and the one after would tell what was erased.',
    /** The heading over all questions. */
    all: 'Questions',
    place: (place: number, of: number, question: string) =>
      `Question ${numbers.format(place)} of ${numbers.format(of)}: ${question}`,
    /** Of so many answers, at least four. */
    pooled: {
      linear: (answers: number) => `${pools.linear} of ${numbers.format(answers)} answers, rounded.`,
      logarithmic: (answers: number) => `${pools.logarithmic} of ${numbers.format(answers)} answers, rounded.`,
    },
    /** Whose answer is one of their combinations. */
    combined: (codes: string) => `By a combination: ${codes}.`,
    loading: 'Loading the answers…',
    failed: 'The answers to this question could not be loaded.',
    partMost: (condition: string) => `Experts differ most for ${condition}`,
    agree: 'Experts agree on every question of this node',
    measure: (questions: number, node: string) =>
      `Disagreement (Jensen–Shannon), ${count(questions, 'question', 'questions')} of ${node}`,
    group: (parent: string, state: string) => `${parent}: ${state}`,
    node: 'Node',
  },

  comments: {
    title: (said: number, of: number) =>
      said === 0
        ? 'Nobody says why'
        : said === 1 && of === 1
          ? 'One says why'
          : `${first(written(said))} of ${written(of)} ${said === 1 ? 'says' : 'say'} why`,
    about: 'Comments on this question.',
    leftNone: (codes: string) => `${codes} left none.`,
    unlinked: 'Comments on this question, without names, in an order that tells nothing.',
    takeOut: 'Take out',
    /** Named with the code, for who does not see beside which comment it stands. */
    takeOutOf: (code: string) => `Take out the comment of ${code}`,
    takenOut: (day: string, reason: string) => `Taken out on ${day}: ${reason}`,
  },

  redacting: {
    title: (code: string) => `Take out the comment of ${code}?`,
    consequence:
      'For a comment that tells who somebody is. The words are deleted for good, also in what was saved before and in the downloads; experts no longer see it. The numbers stay. Downloads that were made before still hold it.',
    reason: 'Why it goes',
    reasonHint: 'It stands in place of the comment, and its author can read it. Do not repeat what is taken out.',
    missing: 'Say why it goes.',
    confirm: 'Take it out',
    sending: 'Taking it out…',
    cancel: 'Cancel',
    failed: 'The comment could not be taken out.',
    noResponse: 'There is no connection, so the comment was not taken out.',
  },

  outcomes: {
    title: 'What follows',
    pool: (percent: string, outcome: string) => `The pool says ${percent} % for ${outcome}`,
    range: (pool: string, experts: number, from: string, to: string) =>
      `${pool}; the ${written(experts)} range from ${from} to ${to}`,
    about: (pool: string, experts: number) =>
      `Outcomes with nothing known about the patient. Pool: from the tables of the ${pool}. Mean: of the ${experts === 1 ? 'one conclusion' : `${written(experts)} conclusions`}. Pooling tables is not pooling conclusions.`,
    ofShown:
      'Outcomes with nothing known about the patient, computed from the common answers as they are shown, and from the numbers of the file where none is.',
    pools: { linear: poolsWithin.linear, logarithmic: poolsWithin.logarithmic },
    outcome: (node: string, state: string) => `${node}: ${state}`,
    filledIn: (code: string, own: string, of: string) => `${code} answered ${own} of ${of}`,
    fromFile: (experts: string) =>
      `Where somebody said nothing, the numbers of the file stand in, or of the pool where it has none. ${experts}.`,
    none: 'No outcome is named, so nothing is computed from the answers.',
    nameThem: 'Outcomes are named on the page of the network, before a round is opened.',
    /** Why an outcome cannot be computed, and of whom. */
    problem: (who: string, why: string) => `${who}: ${why}`,
    ofPool: 'Pool',
    problems: {
      missing: 'cannot be computed, because numbers are missing',
      entangled: 'cannot be computed, because the network is too entangled',
      other: 'cannot be computed from these numbers',
    },
  },

  parts: resultsParts,
};

/** The shape of every language's words for the page of results. */
export type StudyResultsWords = typeof studyResults;
