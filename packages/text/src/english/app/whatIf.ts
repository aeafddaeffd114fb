import { named } from './named.js';

/** What the outcomes of a network would be if something were known. */
export const whatIf = {
  title: 'What if',
  purpose: 'For research on the network. No medical device; not for the treatment of patients.',
  findings: 'Supposed findings',
  computing: 'Computing the outcomes',
  /** Beside the probability of an outcome. */
  was: (percent: string) => `was ${percent}`,
  fromTo: (low: string, high: string) => `${low} to ${high}`,
  /** Told when it changes. */
  isNow: (node: string, state: string, percent: string) => `${named(node)} ${state}: ${percent} %`,
  before: 'before',
  band: 'Likely range, given how certain the answers are',
  allOutcomes: (count: string) => `All ${count} outcomes`,
  needed: (node: string, state: string, percent: string) => `What would bring “${node}: ${state}” to ${percent} %?`,
  outcome: 'Outcome',
  atLeast: 'At least, in %',
  noTarget: 'Please enter a number between 0 and 100.',
  already: (state: string, percent: string) => `Nothing: ${state} is at ${percent} % already.`,
  noChange: 'No single answer could do that, however it turned out.',
  oneIsEnough: 'Each of these changes would be enough alone, the smallest first:',
  fromToPercent: (from: string, to: string) => `from ${from} to ${to} %`,
  when: (conditions: string) => `for a patient with ${conditions}`,
  /** One of the conditions. */
  is: (node: string, state: string) => `${named(node)}: ${state}`,
  combination: (number: string) => `decided by combination ${number}`,
};
