import type { Grammar } from '../text/grammar.js';

/** Hugin's comments begin with a percent sign; aGrUM also takes those of C. */
export const grammar: Grammar = {
  signs: '{}()=;,|',
  lineComments: ['%', '//'],
  blockComments: true,
  quotes: '"',
  escapes: true,
};
