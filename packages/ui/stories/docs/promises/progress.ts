import type { ControlPromises } from './controlPromises.js';

export const progressPromises = {
  kind: 'Progress',
  learnedFrom: [
    'WAI-ARIA 1.2, progressbar',
    'React Aria, useProgressBar',
    'Radix Primitives, Progress',
    'Base UI, Progress',
  ],
  keeps: {
    'named-value':
      'It is a progress bar with a name, from 0 to 100, and its value is the percentage as a whole number.',
    'told-in-words': 'Given `valueText`, the value is said in those words.',
    'inside-its-ends': 'A value below 0 or above 100 is shown and said as 0 or 100.',
    'no-number': 'A value that is no number is shown and said as 0, and never reaches the page as "NaN".',
    'follows-its-value': 'A new value shows at once, upward and downward.',
    'never-a-stop': 'It takes neither focus nor keys.',
  },
  declines: [
    {
      what: 'A state without a value ("indeterminate").',
      because: 'Where nobody knows how long it takes, Spinner says so without a bar that means nothing.',
    },
    {
      what: '`min` and `max` of one’s own.',
      because: 'All progress here is a percentage, and `valueText` says the rest.',
    },
  ],
} as const satisfies ControlPromises;
