import { number } from './englishNumber.js';

/** Texts of the second line, for what is rarer than 1 % or more than 99 %. */
export const fineLineLabels = {
  /** Names of the line. */
  rarerName: 'rarer than 1 percent',
  moreThanName: 'more than 99 percent',
  /** The button that closes it. */
  backTo: (percent: number) => `Back to ${percent} %`,
  /** What a share is a number of cases of; what follows them. */
  such: 'such patients',
  orOneIn: (n: number) => `, or 1 in ${number(n)}`,
  allButOneIn: (n: number) => `, all but 1 in ${number(n)}`,
  /** A mark on the line. */
  percentOf: (percent: number) => `${number(percent)} %`,
  /** Beside the field of people, and its name. */
  people: (people: number) => number(people),
  ofTheField: 'of 100 × 100',
  inTheField: 'people.',
  fieldOf: (people: number) => `${number(people)} of 100 by 100 people are marked`,
  /** What the number box takes. */
  typeAbove: 'Or type it above: 0.2, 1/500, 20 in 10000.',
};
