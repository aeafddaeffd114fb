export { ShareBar, type ShareBarProps } from './ShareBar.js';
export {
  countedValues,
  largestRemainder,
  makeItAHundred,
  sharesOf,
  splitWithMinimum,
  startValue,
  sumOf,
} from './shares.js';
export { shortNames } from './shortNames.js';
export { StoredShares, type StoredSharesProps } from './StoredShares.js';
