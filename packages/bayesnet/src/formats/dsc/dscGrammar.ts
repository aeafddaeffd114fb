import type { Grammar } from '../text/grammar.js';

export const grammar: Grammar = {
  signs: '{}()[]:;,|=',
  lineComments: ['//'],
  blockComments: true,
  quotes: '"',
  escapes: true,
};
