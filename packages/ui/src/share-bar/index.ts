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
export { StoredShares, type StoredSharesProps } from './StoredShares.js';
