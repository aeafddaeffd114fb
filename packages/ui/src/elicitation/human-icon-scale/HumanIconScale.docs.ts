import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const humanIconScaleDocs: ComponentDocs = {
  purpose: 'Shows a probability as fifty people over a rail with the seven words, each at its percentage.',
  status: 'stable',
  since: '0.1.0',
  when: ['A stored answer is shown the way it was asked: in a review, a report, a tooltip.'],
  whenNot: [
    'An exact share is shown, such as `{ ppm: 2000 }`: it takes percent, and its fifty people fill one at least. ProbabilitySlider with `readOnly` says it.',
    'It can be changed: ProbabilitySlider is this scale with a range on its rail.',
    'There is no room for words: use IconArray.',
  ],
  anatomy: [
    { slot: 'human-icon-scale', is: 'The root.' },
    { slot: 'icon-array', is: 'The people: an IconArray.' },
    { slot: 'rail', is: 'The line below their feet; what is given as children lies on it.' },
    { slot: 'tick', is: 'One at the percentage of each word.' },
    { slot: 'fill', is: 'The part of the line up to the value.' },
    { slot: 'words', is: 'The words, a named group where they can be chosen.' },
    { slot: 'word', is: 'One word with its number: text, or a button with `onAnchorSelect`.' },
  ],
  dataAttributes: [
    { name: 'data-state', on: 'root', means: '`unset` or `answered`' },
    { name: 'data-unset', on: 'fill', means: 'nobody has answered: there is no fill' },
    { name: 'data-words', on: 'words', means: '`long` or `longest` where the words need more room, `none` in numbers' },
    { name: 'data-scale', on: 'words', means: 'what it is written in: `words`, `numbers` or `both`' },
    { name: 'data-tier', on: 'word', means: '`1` or `2`: the line it stands on where the scale is narrow' },
    { name: 'data-line', on: 'the lines of a word', means: '`1` or `2`' },
  ],
  cssVariables: [],
  keyboard: [{ keys: 'Enter, space', does: 'chooses a word that has the focus; the words are not in the tab order' }],
  screenReader:
    'The sentence of the people, then the words: text, or buttons of which the one that is the answer is pressed.',
  forms: 'It sends nothing.',
  labels: ['humanIconScale', 'iconArray', 'verbalScale'],
  goodUse: 'The scale with the number beside it, as wide as the one that was answered on.',
  badUse: 'Two scales of different totals below each other.',
  caveats: [
    'Everything stands on one scale: 1 percent of the value is 1 percent of the width, in every layer.',
    'Give it its own width; it fills what it stands in, from 288 px on.',
    'A word is pressed only where the value is exactly its own: the end words at 1 and 99.',
  ],
};
