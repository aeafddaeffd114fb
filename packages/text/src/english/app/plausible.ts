import { named } from './named.js';
import { numbers } from '../numbers.js';

/** What follows from the answers of a node, to be judged once it is finished. */
export const plausible = {
  complete: (node: string) => `${named(node)} is complete.`,
  /** Replaces it if another node has just been finished. */
  earlier: (node: string) => `${named(node)} was completed before; what follows for it is known now.`,
  title: 'Before you go on: is this plausible?',
  inThousand: 'From all answers so far: in 1,000 patients',
  /** `some` is true if the share is more than nothing. */
  people: (count: number, some: boolean) => (count === 0 && some ? 'fewer than 1' : numbers.format(count)),
  /** After the number of patients. */
  would: (_count: number, node: string, state: string) => `would have ${named(node)}: ${state}.`,
  allStates: 'All states, in 1,000 patients',
  carriers: 'The answers that weigh most',
  /** Before the conditions of a combination. */
  combination: (number: number, conditions: string) =>
    conditions ? `Combination ${number}: ${conditions}` : `Combination ${number}`,
  /** `said` is the share in the answer, in percent; `carried` of `all` patients come from it. */
  carries: (said: string, carried: string, all: string) => `answered ${said}, ${carried} of the ${all}`,
  yes: 'Yes, plausible',
  no: 'No',
  later: 'Later',
  reason: 'What would you expect?',
  save: 'Save',
  cancel: 'Cancel',
  /** What the user said when they were asked before; the comment may be empty. */
  before: (comment: string) => (comment ? `Last time you said no: “${comment}”` : 'Last time you said no.'),
  saidYes: (node: string) => `Saved: you find what follows for ${named(node)} plausible.`,
  saidNo: (node: string) => `Saved: you do not find what follows for ${named(node)} plausible.`,
  review: 'Go through its answers',
  kept: 'It is kept on this device and sent as soon as the server responds.',
  failed: (node: string) => `What you said about ${named(node)} could not be saved.`,
  /** Before the names of the nodes, which are buttons. */
  waiting: 'You wanted to judge later what follows for:',
};
