// The arithmetic of shares without the rest of the package, for what runs on every page.
export { checkExact, type ExactProblem } from './cpt/checkExact.js';
export { type ExactShares, figureOf, isExactShare, MILLION, percentOf, sliderOf } from './cpt/exactShares.js';
export {
  type AnswerRows,
  type DecodableAnswer,
  decodeAnswer,
  encodeAnswer,
  type EncodedAnswer,
  partsOf,
  resolveAnswer,
  type ResolvedAnswer,
  type Share,
  shareFromParts,
  type ShareValues,
  START_PERCENT,
} from './cpt/resolveAnswer.js';
export { sharesOf } from './cpt/sharesOf.js';
export { FINE_STOPS, nextStop } from './elicitation/fineLine.js';
export { type Frequency, frequencyOf } from './elicitation/frequency.js';
export { readShare, type TypedShare, type TypedShareProblem } from './elicitation/readShare.js';
