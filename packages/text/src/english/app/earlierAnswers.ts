import { named } from './named.js';
import { numbers } from '../numbers.js';
import { poolsWithin } from '../pools.js';

/** The earlier answers to one question. */
export const earlierAnswers = {
  /** The link that opens them, and their heading. */
  title: 'Earlier answers',
  about: (nodeName: string) => `All saved answers to this question about ${named(nodeName)}, newest first.`,
  list: 'Earlier answers, newest first',
  /** If there are many states, only the most probable ones are named; the bar shows all. */
  share: (percent: number, state: string) => `${percent} % ${state}`,
  otherStates: (count: number) => (count === 1 ? 'and 1 more' : `and ${numbers.format(count)} more`),
  certainty: { '-2': 'uncertain', '-1': 'rather uncertain', '1': 'rather certain', '2': 'certain' },
  /** How somebody came by an answer that they did not simply give, before its certainty. */
  startedFrom: (question: number) => `started from question ${question}`,
  origins: {
    decided: 'as the combination says',
    carried: 'from an earlier round',
    adopted: 'taken from a result',
  },
  /** Of numbers that nobody gave here: from an expert of a study by code, or from a pool of all. */
  adoptedFrom: (of: string, day: string) => `adopted from ${of} on ${day}`,
  pools: {
    linear: `the ${poolsWithin.linear}`,
    logarithmic: `the ${poolsWithin.logarithmic}`,
    median: `the ${poolsWithin.median}`,
  },
  certaintyFrom: (certainty: string, question: number) => `${certainty}, as in question ${question}`,
  /** Above what somebody wrote of a change. */
  whyChanged: 'Why it was changed:',
  you: 'You',
  counts: 'counts now',
  /** If a combination is newer than every answer. */
  noneCounts: 'A combination answers this question now. None of these answers counts.',
  /** If none counts because the newest sets the question aside, which withdraws its author’s own answer. */
  setAsideSince: 'The question is open again: the last answer was “Not my field”. None of these answers counts.',
  empty: 'Nobody has saved an answer to this question yet.',
  loadFailed: 'The earlier answers could not be loaded.',
  noResponse: 'The server cannot be reached.',
  more: (count: number) => `Show ${numbers.format(count)} more`,
  /** Below the last one if the server lists no more. */
  onlyNewest: (count: number) => `Only the newest ${numbers.format(count)} are listed.`,
  use: 'Use this answer again',
  /** Its accessible name. */
  useOf: (who: string, time: string) => `Use this answer again: ${who}, ${time}`,
  using: 'Saving...',
  replaceQuestion: 'Discard your unsaved answer?',
  replaceConsequence: 'What you entered here is deleted, and the earlier answer is saved instead.',
  replace: 'Use the earlier answer',
  restored: 'The earlier answer counts again.',
  restoreFailed: 'The earlier answer could not be saved. Please try again.',
  changedMeanwhile: (name: string | null, shares: string) =>
    `${name ?? 'Someone else'} has answered this question in the meantime: ${shares}. The earlier answer is not used yet.`,
  resetMeanwhile: 'This node has been reset in the meantime. The earlier answer is not used yet.',
};
