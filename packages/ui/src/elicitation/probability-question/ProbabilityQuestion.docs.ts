import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { sliderKeymap } from '../probability-slider/sliderKeys.js';

export const probabilityQuestionDocs: ComponentDocs = {
  purpose: 'Asks how likely each state of a node is, one plain question for each.',
  status: 'stable',
  since: '0.1.0',
  when: ['Somebody gives the distribution of one node under one set of conditions.'],
  whenNot: [
    'There is one probability: use ProbabilitySlider.',
    'The states have an order and their shape is what people know: use `sumMode="bars"`, or DistributionBars.',
  ],
  anatomy: [
    { slot: 'probability-question', is: 'The root.' },
    { slot: 'state-finder', is: 'From 21 states on: finds a state, and lets the rest share equally.' },
    { slot: 'rows', is: 'One row for each state; not in `bars`.' },
    { slot: 'place', is: 'Holds a row. From nine states on the row is drawn once it comes near the window.' },
    { slot: 'row', is: 'A ProbabilitySlider with its question as a heading.' },
    { slot: 'note', is: 'In a row: what of the answer is stored, or what keeps it.' },
    { slot: 'rest', is: 'In a row that nobody has answered: gives it what is left of 100, once another is answered.' },
    { slot: 'lock', is: 'In `balanced`: keeps the answer while others move.' },
    { slot: 'hint', is: 'One line where the words at a slider do not hold for what is stored of it.' },
    { slot: 'error', is: 'What is given as `error`, below the rows; `hint` stands before it.' },
    { slot: 'plot', is: 'In `bars`: the histogram. Its parts are those of DistributionBars.' },
  ],
  dataAttributes: [
    { name: 'data-mode', on: 'root', means: '`independent`, `balanced` or `bars`: what it really is' },
    { name: 'data-state', on: 'row', means: '`unset` or `answered`' },
    { name: 'data-locked', on: 'row', means: 'the answer stays while others move' },
    { name: 'data-lazy', on: 'row', means: 'one of nine or more: painted only near the window' },
  ],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'the next answer, which is one tab stop; in `balanced` its lock comes before it' },
    ...sliderKeymap.filter(({ keys }) => keys !== 'Enter, space'),
    { keys: 'Enter', does: 'keeps a starting value as the answer, and goes on to the next slider' },
    { keys: 'Enter on the last slider', does: 'calls `onLastEnter`, which gives the focus to what comes next' },
    { keys: 'Space', does: 'keeps the starting value as the answer' },
    { keys: 'N', does: 'with more than 20 states: the next that nobody has answered' },
    { keys: 'Enter in the search', does: 'the first state that it has found' },
    { keys: 'R', does: 'gives a state that nobody has answered what is left of 100, once another is answered' },
    { keys: 'Ctrl + Z (⌘ on a Mac)', does: 'takes the last gesture back' },
    { keys: 'Ctrl + Shift + Z (⌘ on a Mac), Ctrl + Y', does: 'does it again' },
  ],
  screenReader:
    'Each slider by its whole question, with its percent and the words of the scale, or "not answered, starting value 50 percent". A lock says "Keep T3 at 30 %", pressed or not.',
  forms:
    'With a `name`, sends one whole number for each state in their order, the same in every mode: nothing while none is answered, and an empty text for one that is missing among others, unless `submitUnanswered` asks for the starting value. `required` makes the form invalid until all are answered; `inputRef` is the first slider that is not. Recipes: [forms](forms.md). Resetting the form restores `defaultValues` and tells one change with the reason `reset`.',
  labels: ['probabilityQuestion', 'probabilitySlider', 'manyStates', 'distributionBars', 'shareBar', 'verbalScale'],
  goodUse: 'Three to seven states in `independent`, with StoredShares below that says what is stored.',
  badUse: 'Changing the mode under the hands of somebody who answers: offer it as a choice before.',
  caveats: [
    'The mode is a view: entering `balanced` or `bars` shows what the answers come to, in whole percents, and changes none of them. The first gesture there answers for all states at once.',
    'In `balanced` others move in proportion to where they stood when the gesture began, so a drag out and back restores every one. Where kept answers leave no room, the thumb stops.',
    'In `bars` kept answers stay kept, with a lock above them; they are kept and let go in `balanced`, or through `locks`.',
    '`balanced` draws a whole slider for each state. With more than about twenty, `bars` is easier to hold together.',
    '`balanced` and `bars` need 2 to 100 states. With more the question is `independent`, whatever `sumMode` says.',
    'All keys work only while the focus is on a slider. In `bars` Enter does not go on.',
    'Fifty gestures can be taken back. Once somebody else changes the answers there is nothing to take back.',
    'It never asks for a sum of 100 and never holds anybody up: what is stored are the shares.',
  ],
};
