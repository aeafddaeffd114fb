import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const shareBarDocs: ComponentDocs = {
  purpose:
    'Shows the distribution that answers come to; StoredShares says it in a sentence and leads to 100 where they do not.',
  status: 'stable',
  since: '0.1.0',
  when: [
    'Below a question, all the time: what is set is what is stored, and the dock says it.',
    'In lists, with `size="small"`, to show an answer at a glance.',
  ],
  whenNot: [
    'The distribution is to be changed on the bar itself: use DistributionBars.',
    'Only the sum matters: use SumMeter.',
  ],
  anatomy: [
    { slot: 'share-bar', is: 'The root of the bar: a picture with one sentence.' },
    { slot: 'segment', is: 'One state, as wide as its share. Number and name as far as they fit.' },
    { slot: 'share', is: 'In a segment: its number.' },
    {
      slot: 'crowd',
      is: 'From 41 states on: all of them drawn together; a segment stands out where its share is 3 % or more.',
    },
    { slot: 'excess', is: 'In a `strip`: what is too many, or missing.' },
    { slot: 'stored-shares', is: 'The root of StoredShares: strip, sentence and two ways to 100.' },
    { slot: 'sentence', is: '"Stored: 63 / 18.5 / 18.5", or "123 of 100, stored as 51.2 / 24.4 / 24.4".' },
    { slot: 'lead', is: 'Its first words.' },
    { slot: 'further', is: 'What follows after the figures of many states: "and 11 times 2.5".' },
    { slot: 'ways', is: 'The two ways to 100, where the answers do not add up; then "Undo".' },
    { slot: 'scale', is: '"Scale all to 100".' },
    { slot: 'settle', is: '"Take 23 from the others", or "Give 10 to the others": the state set last stays.' },
    { slot: 'undo', is: 'Takes back which of the two was pressed.' },
  ],
  dataAttributes: [
    { name: 'data-size', on: 'root', means: '`medium`, `small` or `strip`' },
    { name: 'data-many', on: 'root', means: 'more states than have room for gaps' },
    { name: 'data-adds-up', on: 'StoredShares', means: '`yes`, or `no` where rows are stored in proportion' },
    { name: 'data-few', on: 'StoredShares', means: 'up to three states: their figures stay on one line' },
    { name: 'data-missing', on: 'excess', means: 'less than 100 is set' },
    { name: 'data-crowd', on: 'root', means: 'so many states that they are drawn together' },
    { name: 'data-shade', on: 'segment', means: 'which of the four shades it has' },
    {
      name: 'data-unset',
      on: 'segment',
      means: 'nobody set it: dashed; not where many are drawn together',
    },
    { name: 'data-fine', on: 'segment', means: 'a share that no whole percent says, which needs more room' },
    {
      name: 'data-rare',
      on: 'segment',
      means: 'below 1 % beside exact shares: 4 pixels; `never`: what cannot happen, an empty place',
    },
  ],
  cssVariables: [],
  keyboard: [
    { keys: 'Enter, space', does: 'presses one of the two ways, or "Undo"' },
    { keys: 'Ctrl + Z (⌘ on a Mac)', does: 'takes the last gesture back' },
    { keys: 'Ctrl + Shift + Z (⌘ on a Mac), Ctrl + Y', does: 'does it again' },
  ],
  screenReader:
    'The bar: "44 % T1–T2, 21 % T3, 35 % T4". From 41 states on it names those with at least 3 %. StoredShares says as a status what does not add up, once the answers have rested for half a second; its strip is not read, the sentence is.',
  forms: 'Takes no part in forms.',
  labels: ['shareBar'],
  goodUse: 'Beside Continue, so that nobody is surprised by what is stored.',
  badUse: 'As the only place that shows the values: small shares have no room for their numbers.',
  caveats: [
    'Give it the same `values`, `startValue`, `startValues`, `order` and `sumMode` as the question: what nobody set is stored as it follows there.',
    'A figure has one decimal at most, two below 0.1, and nothing that is possible reads 0: "< 0.01". What was set exactly is said exactly.',
    'Of more than six states the sentence lists the largest of those that were set, and the others together.',
    'Exact shares, `{ ppm: 2000 }` among the `values`, stay as they are where the answers do not add up, unless they alone leave no room.',
    'Give `useAnswerHistory()` to the question and to StoredShares, and "Undo" takes back every gesture of both.',
  ],
};
