import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { numberBoxPromises } from '../../../stories/docs/promises/numberBox.js';
import { sliderPromises } from '../../../stories/docs/promises/slider.js';
import { sliderKeymap } from '../probability-slider/sliderKeymap.js';

export const stateListDocs: ComponentDocs = {
  purpose: 'Asks how likely each state of a node with many states is, in one line for each.',
  status: 'experimental',
  since: '0.1.0',
  when: ['A node has 9 to 608 states and people compare them: regions, codes, sites of a tumour.'],
  whenNot: [
    'There are up to eight states: ProbabilityQuestion gives each its people and words.',
    'The states have an order and their shape is what people know: use DistributionBars.',
  ],
  anatomy: [
    { slot: 'state-list', is: 'The root, a group named by the beginning of the question.' },
    { slot: 'head', is: 'Stays in sight: the question, how many are answered, and the search.' },
    { slot: 'question', is: 'The beginning of the question, which each state ends.' },
    { slot: 'answered', is: 'How many states have an answer.' },
    { slot: 'next-open', is: 'With more than 20 states, once one is answered: leads to the next that is not.' },
    { slot: 'rows', is: 'One row for each state.' },
    { slot: 'none', is: 'Stands there where the search leaves none.' },
    { slot: 'row', is: 'One state.' },
    { slot: 'state', is: 'Its name, the end of the question.' },
    { slot: 'rail', is: 'The line with the fill and the native range.' },
    { slot: 'fill', is: 'The part of the line up to the answer.' },
    { slot: 'range', is: 'The native range, the one tab stop of the row.' },
    { slot: 'share', is: 'What of the answer is stored: a thin bar and its percent.' },
    { slot: 'word', is: 'The word of the scale, where the answer is exactly one.' },
  ],
  dataAttributes: [
    { name: 'data-state', on: 'row', means: '`unset` or `answered`' },
    { name: 'data-unset', on: 'range and fill', means: 'nobody has answered yet' },
    { name: 'data-disabled', on: 'root', means: 'cannot be used at the moment' },
    { name: 'data-readonly', on: 'root', means: 'can be read and not changed' },
  ],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'the next state, which is one tab stop' },
    ...sliderKeymap,
    { keys: 'N', does: 'with more than 20 states: the next that nobody has answered' },
    { keys: 'Enter in the search', does: 'the first state that it has found' },
    { keys: 'R', does: 'gives a state that nobody has answered what is left of 100, once another is answered' },
    { keys: 'Ctrl + Z (⌘ on a Mac)', does: 'takes the last gesture back' },
    { keys: 'Ctrl + Shift + Z (⌘ on a Mac), Ctrl + Y', does: 'does it again' },
  ],
  screenReader:
    'The group by "How likely is it that Region is:", each slider by its whole question, with its percent and the words of the scale, or "not answered, starting value 50 percent". How many states a search finds is said when it changes.',
  forms:
    'With a `name`, sends one whole number for each state in their order, also of those that a search leaves out. Resetting the form restores `defaultValues`, or without them the answers first shown, and tells one change of all values with the reason `reset`.',
  labels: ['stateList', 'manyStates', 'probabilityQuestion', 'probabilitySlider', 'shareBar', 'verbalScale'],
  goodUse: 'Forty sites of a tumour: ten are answered, then "Split the rest equally" closes the other thirty.',
  badUse: 'Three states in one line each, without people and words, because it looks tidier.',
  caveats: [
    'The search, from 21 states on, is loaded where there is one, and its rules are in `styles/StateList.later.css`: a page that takes sheets one by one takes both. `styles.css` holds all.',
    'It takes whole percents alone. Where something is rarer than 1 %, ask with ProbabilityQuestion and `precision="exact"`.',
    'Nothing is filled in by itself. "Split the rest equally" gives the states without an answer what is left of 100 in equal parts, and 1 each where that is too little. It is one gesture with one `onValuesCommit`, and Ctrl + Z takes it back.',
    'Bars are as long as their answer beside the largest; the percent at their end is of all answers together.',
    'From 21 states on there is a search. Rows that it leaves out keep their answers.',
    'Rows far outside of the window are not laid out; the browser finds them when it searches the page.',
  ],
  promises: [sliderPromises, numberBoxPromises],
};
