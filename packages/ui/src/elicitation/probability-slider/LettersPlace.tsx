import { laterInUse } from './laterInUse.js';

/** Below the number, the place of what brings other keys. Without it the keys of a number are there. */
export const LettersPlace = laterInUse(
  ({ LettersSwitch }) => LettersSwitch,
  () => null,
);
