import { number } from './englishNumber.js';

/** Texts about a number that is typed on a slider. Its others are `probabilitySliderLabels`. */
export const typedNumberLabels = {
  /** Below the number box: why what was typed is no share. */
  unread: {
    'share-missing': (_typed: string) => 'Type a share, such as 0.2 or 1/500.',
    'share-unreadable': (typed: string) => `“${typed}” is no share. Type 0.2, 1/500 or 20 in 10000.`,
    'share-negative': (typed: string) => `${typed} is below 0, and no share can be.`,
    'share-above-one': (typed: string) => `${typed} is more than all: a share is 100 % at most.`,
    'share-of-none': (typed: string) => `${typed} is a part of nothing.`,
    'share-too-fine': (typed: string) => `${typed} is finer than 1 in 1,000,000, which is the finest share.`,
  },
  /** After why a typed text is no share: what is kept. */
  still: (percent: number) => `Still ${number(percent)} %.`,
  stillOpen: 'Still not answered.',
  /** Below the number box: why what was typed is not the answer, and what is. */
  below: (typed: string, value: number) =>
    `${typed} is below ${value}: set to ${value} %, the smallest possible share.`,
  above: (typed: string, value: number) => `${typed} is above ${value}: set to ${value} %, the largest possible share.`,
  notWhole: (typed: string, value: number) => `${typed} is not a whole number: set to ${value} %.`,
  unreadable: (typed: string, value: number, min: number, max: number) =>
    `“${typed}” is not a number from ${min} to ${max}: still ${value} %.`,
  /** The same where nothing is left in the box, or no answer could be read and there is none. */
  typeNumber: (min: number, max: number) => `Type a number from ${min} to ${max}.`,
  /** Name of the button that brings the letters of a touch keyboard, for a fraction. */
  letters: 'Letters, for a fraction such as 1/500',
};
