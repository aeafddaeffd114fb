import { named } from './named.js';

/** Which way the conditions of a node are expected to push it, and answers that say otherwise. */
export const expectation = {
  title: 'What do you expect?',
  lead: 'Before the numbers: which way does each pull? Skip if neither.',
  ask: (condition: string, state: string, node: string, nodeState: string) =>
    `Does ${named(condition)}: ${state} make ${named(node)}: ${nodeState} more likely, or less?`,
  more: 'More likely',
  less: 'Less likely',
  skip: 'Skip',
  /** The choice as a sentence. */
  readBack: (condition: string, state: string, node: string, nodeState: string, more: boolean) =>
    `With ${named(condition)}: ${state}, ${named(node)}: ${nodeState} is ${more ? 'more' : 'less'} likely.`,
  /** After it, until it is confirmed. */
  notYet: 'Is that what you mean? It is not saved yet.',
  confirm: 'Yes, save',
  cancel: 'No',
  /** Below the rows. */
  explanation: 'If a later answer goes the other way, we point it out.',
  showAll: (count: number) => `Show all ${count} conditions`,
  /** Given the sentence that was read back. */
  saved: (sentence: string) => `Saved: ${sentence}`,
  skipped: (condition: string) => `nothing is expected of ${named(condition)}.`,
  undone: 'What is expected is as it was before.',
  failed: 'What you expect could not be saved.',
  contradictions: (count: number) =>
    count === 1 ? 'Two answers say otherwise' : `In ${count} places, two answers say otherwise`,
  morePlaces: (count: number) => (count === 1 ? 'And 1 more place.' : `And ${count} more places.`),
  /** What was expected of a state of a condition, beside another one: that a state of the node is more likely, or less. */
  expected: (condition: string, state: string, other: string, node: string, nodeState: string, more: boolean) =>
    `With ${named(condition)}: ${state} instead of ${other}, ${named(node)}: ${nodeState} was expected to be ${more ? 'more' : 'less'} likely.`,
  /** After it, on the question: the answer shown and the one that the link opens. */
  otherwise: 'This answer and the other one say otherwise.',
  openOther: (condition: string, state: string) => `Open the answer for ${named(condition)}: ${state}`,
  change: 'Change what is expected',
};
