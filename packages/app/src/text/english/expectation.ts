import { named } from './named.js';

/** Which way the conditions of a node are expected to push it, and answers that say otherwise. */
export const expectation = {
  title: 'What do you expect?',
  lead: (node: string, first: string, last: string) =>
    `The states of ${named(node)} run from “${first}” to “${last}”. As a condition goes from its first state to its last, do the later ones become more or less likely? Leave out what has no order.`,
  /** A condition with its first and last state. */
  range: (first: string, last: string) => `from ${first} to ${last}`,
  increases: 'More likely',
  decreases: 'Less likely',
  unknown: 'Don’t know',
  /** Below the rows. */
  explanation:
    'Answers that go against it are pointed out while you answer; none is refused. It holds for everyone who works on this network.',
  showAll: (count: number) => `Show all ${count} conditions`,
  saved: (condition: string, direction: string) => `${condition}: “${direction}” is saved.`,
  undone: (condition: string) => `${condition} is as it was before.`,
  failed: 'What you expect could not be saved.',
  contradictions: (count: number) =>
    count === 1 ? 'Two answers say otherwise' : `In ${count} places, two answers say otherwise`,
  more: (count: number) => (count === 1 ? 'And 1 more place.' : `And ${count} more places.`),
  /** What was expected between two states of a condition: that the node moves towards one of its states. */
  expected: (condition: string, earlier: string, later: string, node: string, towards: string) =>
    `With ${named(condition)}: ${later} instead of ${earlier}, ${named(node)} was expected to shift towards “${towards}”.`,
  /** After it, on the question: the answer shown and the one that the link opens. */
  otherwise: 'This answer and the other one say otherwise.',
  openOther: (condition: string, state: string) => `Open the answer for ${named(condition)}: ${state}`,
  change: 'Change what is expected',
};
