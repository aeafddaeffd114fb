import type { InferenceSentences } from './inferenceProblem.js';

const number = (value: number) => value.toLocaleString('en');
const missing = (node: string, why: string) =>
  `${node} ${why}: set findings that make it irrelevant, or choose another outcome.`;
const entangled = (what: string) => `The network is too entangled: ${what}. Set findings or choose another outcome.`;

/** The problems of inference, in English. */
export const inferenceSentences: InferenceSentences = {
  'no-outcome': () => 'No outcome is chosen: choose a state of a node.',
  'unknown-outcome': ({ node, state }) =>
    `There is no state ${state + 1} of a node ${node + 1} in this network: choose another outcome.`,
  'unknown-finding': ({ node, state }) =>
    `There is no state ${state + 1} of a node ${node + 1} in this network: choose another finding.`,
  'no-table': ({ node, reason }) =>
    reason === 'open'
      ? `${node} is not answered yet: answer its questions, or choose an outcome that does not depend on it.`
      : missing(node, `has no probabilities, because it is of another kind (${reason})`),
  'wrong-number-count': ({ node, found, needed }) =>
    `The table of ${node} has ${number(found)} numbers and needs ${number(needed)}: correct it.`,
  'column-sum': ({ node, column, sum }) =>
    `Column ${number(column + 1)} of ${node} is no distribution (its sum is ${sum}): correct it.`,
  'impossible-evidence': ({ findings }) => {
    const nodes = findings.map(({ node }) => node).join(', ');
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
