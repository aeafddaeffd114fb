import type { Finding, InferenceSentences } from './inferenceProblem.js';

const number = (value: number) => value.toLocaleString('en');
const missing =
  (why: string) =>
  ({ node }: { readonly node: string }) =>
    `${node} ${why}: set findings that make it irrelevant, or choose another outcome.`;
const stateOf = ({ state, name }: Finding) => (name === undefined ? `state ${state + 1}` : `“${name}”`);
const entangled = (what: string) => `The network is too entangled: ${what}. Set findings or choose another outcome.`;

/** The problems of inference, in English. */
export const inferenceSentences: InferenceSentences = {
  'no-outcome': () => 'No outcome is chosen: choose a state of a node.',
  'unknown-outcome': ({ node, state }) =>
    `There is no state ${state + 1} of a node ${node + 1} in this network: choose another outcome.`,
  'unknown-finding': ({ node, state }) =>
    `There is no state ${state + 1} of a node ${node + 1} in this network: choose another finding.`,
  'no-table': {
    open: ({ node }) =>
      `${node} is not answered yet: answer its questions, or choose an outcome that does not depend on it.`,
    'too-large': missing('has a table that is too large to compute with'),
    deterministic: missing('is deterministic, and what decides it cannot be read'),
    'noisy-max': missing('is a noisy-MAX whose parameters cannot be read'),
    'noisy-adder': missing('is a noisy adder, which has no probabilities'),
    decision: missing('is a decision, which has no probabilities'),
    utility: missing('is a utility, which has no probabilities'),
    equation: missing('is an equation, which has no probabilities'),
    unknown: missing('is of a kind that is not known here'),
    'parent-without-states': missing('has a parent without states'),
    'one-state': missing('has only one state'),
    'unread-table': missing('has a table that cannot be read'),
  },
  'wrong-number-count': ({ node, found, needed }) =>
    `The table of ${node} has ${number(found)} numbers and needs ${number(needed)}: correct it.`,
  'column-sum': ({ node, sum }) =>
    `The numbers of one question about ${node} must be from 0 to 1 and add up to 1 (now ${sum}): correct them.`,
  'impossible-evidence': ({ findings, by }) => {
    const nodes = findings.map(({ node }) => node).join(', ');
    if (by) {
      const where = by.conditions.map((condition) => `${condition.node} is ${stateOf(condition)}`).join(' and ');
      const zero = `${by.node} has 0 % for ${stateOf(by)}${where && ` where ${where}`}`;
      return findings.length === 1
        ? `The finding of ${nodes} cannot occur. ${zero}: change that, or the finding.`
        : `The findings of ${nodes} cannot occur together. ${zero}: change that, or one of the findings.`;
    }
    return findings.length === 1
      ? `The finding of ${nodes} cannot occur: change it, or the probabilities that exclude it.`
      : `The findings of ${nodes} cannot occur together: change one, or the probabilities that exclude them.`;
  },
  'too-entangled': {
    largest: ({ limit }) => entangled(`one table would have more than ${number(limit)} numbers`),
    total: ({ limit }) => entangled(`its tables would have more than ${number(limit)} numbers together`),
  },
  'out-of-time': ({ seconds }) => entangled(`this takes more than ${seconds} seconds`),
};
