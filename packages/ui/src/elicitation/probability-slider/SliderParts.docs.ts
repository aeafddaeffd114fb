import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { sliderKeymap } from './behaviour/sliderKeymap.js';

export const sliderPartsDocs: ComponentDocs = {
  purpose:
    'The parts that `ProbabilitySlider` is composed of, for a slider with other parts, or in another order; and `useProbability`, its state, for a control of your own.',
  status: 'experimental',
  since: '0.1.0',
  when: [
    'A slider needs fewer parts than `ProbabilitySlider` has, or in another order, or with something of yours between them: compose it inside a `SliderRoot`.',
    'A control looks and works differently, and the answer is the same: draw it yourself with `useProbability`.',
  ],
  whenNot: [
    'The usual slider is what you need: `ProbabilitySlider` is one component, and stable.',
    'A node has several states: `ProbabilityQuestion` asks for all of them.',
  ],
  anatomy: [
    {
      slot: 'probability-slider',
      is: '`SliderRoot`: a group that keeps the answer, gives it to its parts, and says it to a form.',
    },
    { slot: 'question', is: '`SliderQuestion`: the question, which names the slider. A press on it leads there.' },
    { slot: 'words-said', is: '`SliderAnswer`: what the answer is called, or `SliderKeep` while there is none.' },
    { slot: 'keep', is: '`SliderKeep`: makes the starting value the answer. Nothing once there is one.' },
    { slot: 'stepper', is: '`SliderSteps`: − and + around its children.' },
    { slot: 'less', is: 'The − of `SliderSteps`.' },
    { slot: 'more', is: 'The + of `SliderSteps`.' },
    { slot: 'number', is: '`SliderNumber`: the answer as a number that can be typed over.' },
    { slot: 'misfit', is: '`SliderMisfit`: why what was typed is not the answer. Empty and hidden until then.' },
    { slot: 'human-icon-scale', is: '`SliderScale`: keeps rail, people and words on one horizontal scale.' },
    { slot: 'icon-array', is: '`SliderPeople`: the answer as people, fifty unless `total` says otherwise.' },
    { slot: 'rail', is: '`SliderRail`: the rail with its thumb.' },
    { slot: 'range', is: 'The native range of `SliderRail`: the one tab stop, with all keys.' },
    { slot: 'fill', is: 'What fills the rail of `SliderRail` up to the answer.' },
    { slot: 'words', is: '`SliderWords`: the words of the scale, each a button at its percentage.' },
    { slot: 'fine', is: '`SliderFineLine`: the line below 1 % or above 99 %. Nothing while it is closed.' },
    { slot: 'fine-offer', is: '`SliderFineOffer`: opens the line. Nothing where it is not offered.' },
  ],
  dataAttributes: [
    { name: 'data-state', on: 'SliderRoot and SliderScale', means: '`unset` or `answered`' },
    { name: 'data-disabled', on: 'SliderRoot', means: 'cannot be used at the moment' },
    { name: 'data-readonly', on: 'SliderRoot', means: 'can be read and not changed' },
  ],
  cssVariables: [],
  keyboard: [{ keys: 'Tab', does: 'the rail, one tab stop' }, ...sliderKeymap],
  screenReader:
    'The group and its range by `SliderQuestion`, or by the `aria-label` of `SliderRoot`, with the answer as `ProbabilitySlider` says it. A control of your own says what you write.',
  forms:
    '`SliderRoot` takes `name`, `required` and `form`, and sends the answer as `ProbabilitySlider` does; what it sends is in `SliderRail`. `useProbability` takes no part in a form: give it an input of yours.',
  labels: ['probabilitySlider', 'fineLine', 'humanIconScale', 'iconArray', 'verbalScale'],
  goodUse:
    '`SliderRoot` with an `aria-label`, a `SliderRail` and `SliderWords`: the smallest slider that says what it asks.',
  badUse: 'Parts of one slider in two `SliderRoot`s: each root is an answer of its own.',
  caveats: [
    'Every part but `SliderRoot` has to be inside one, and says so if it is not. It may be anywhere inside, also in elements of yours.',
    'Without a `SliderRail` nothing is a tab stop, and nothing is sent: −, +, words and number are shortcuts of the rail for the pointer.',
    'A slider is named by its `SliderQuestion`. Without one, give `SliderRoot` an `aria-label`.',
    'Where a number can be typed, add `SliderMisfit`: without it nobody learns why a text is not taken.',
    'Exact shares need both `precision="exact"` and `exactShares={exactShares}`; `ProbabilitySlider` passes the second itself. A page that takes whole percents does not load it.',
    '`useProbability` returns what the parts read: `value` in whole percent or null, `exact` in parts per million, `stepBy`, `change`, `keep`, and `commit` at the end of a gesture. Every change names its reason and its event.',
    'Parts and hook are experimental: a minor version may change them, and the changelog says what.',
  ],
};
