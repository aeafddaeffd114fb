import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const shareBarDocs: ComponentDocs = {
  purpose: 'Shows the distribution that answers come to; StoredShares says it in a sentence and can scale the answers.',
  status: 'stable',
  since: '0.1.0',
  when: [
    'Below a question, all the time: three sliders at 75 do not mean 75 %.',
    'In lists, with `size="small"`, to show an answer at a glance.',
  ],
  whenNot: [
    'The distribution is to be changed on the bar itself: use DistributionBars.',
    'Only the sum matters: use SumMeter.',
  ],
  anatomy: [
    { slot: 'share-bar', is: 'The root of the bar: a picture with one sentence.' },
    { slot: 'segment', is: 'One state, as wide as its share. Number and name as far as they fit.' },
    {
      slot: 'crowd',
      is: 'From 41 states on: all of them drawn together; a segment stands out where its share is 3 % or more.',
    },
    { slot: 'stored-shares', is: 'The root of StoredShares: text, bar and buttons.' },
    { slot: 'text', is: '"We store 44 / 21 / 35 %".' },
    { slot: 'buttons', is: 'What can be done with the answers.' },
    {
      slot: 'scale',
      is: '"Scale to 100 %", or "Fill in the rest" while unanswered states can be given what is left; without a shared history the same button takes it back.',
    },
    { slot: 'undo', is: '"Undo", with a shared history.' },
  ],
  dataAttributes: [
    { name: 'data-size', on: 'root', means: '`medium` or `small`' },
    {
      name: 'data-many',
      on: 'root',
      means: 'more states than have room for gaps; in StoredShares: the bar has a line of its own',
    },
    {
      name: 'data-several',
      on: 'StoredShares',
      means: 'more than three states: below 992 px the bar has a line of its own',
    },
    { name: 'data-crowd', on: 'root', means: 'so many states that they are drawn together' },
    { name: 'data-shade', on: 'segment', means: 'which of the four shades it has' },
    {
      name: 'data-unset',
      on: 'segment',
      means: 'nobody has answered for it: dashed; not where many are drawn together',
    },
    {
      name: 'data-rare',
      on: 'segment',
      means: 'below 1 % beside exact shares: 4 pixels; `never`: what cannot happen, an empty place',
    },
    { name: 'data-idle', on: 'scale', means: 'there is nothing to scale' },
  ],
  cssVariables: [],
  keyboard: [
    { keys: 'Enter, space', does: 'presses "Scale to 100 %" or "Undo"' },
    { keys: 'Ctrl + Z (⌘ on a Mac)', does: 'takes the last gesture back' },
    { keys: 'Ctrl + Shift + Z (⌘ on a Mac), Ctrl + Y', does: 'does it again' },
  ],
  screenReader:
    'The bar: "44 % T1–T2, 21 % T3, 35 % T4". From 41 states on it names those with at least 3 %. StoredShares also says "We store 44 / 21 / 35 %" as a status once the answers have rested for half a second.',
  forms: 'Takes no part in forms.',
  labels: ['shareBar'],
  goodUse: 'Directly above Continue, so that nobody is surprised by what is stored.',
  badUse: 'As the only place that shows the values: small shares have no room for their numbers.',
  caveats: [
    'An answer that nobody has given counts as the starting value, as it does when it is stored.',
    'Shares add up to 100. They are whole percents, or have one decimal where a whole percent would mislead: 99, 1 and 99 are 49.8, 0.5 and 49.7. With very many states one may be shown as "< 0.1 %".',
    'Exact shares, `{ ppm: 2000 }` among the `values`, stand as they are, with as many decimals as the finest has. What they leave to the untouched is named "the rest"; while they contradict each other nothing is said to be stored.',
    'Give `useAnswerHistory()` to the question and to StoredShares, and "Undo" takes back every gesture of both.',
  ],
};
