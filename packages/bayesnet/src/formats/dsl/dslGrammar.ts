import type { Grammar } from '../text/grammar.js';

/** As in C++, but that words may begin with any sign: state names like `0`, `<5` and `a-b` occur. */
export const grammar: Grammar = {
  signs: '{}()=;,',
  lineComments: ['//'],
  blockComments: true,
  quotes: '"',
  escapes: true,
};
