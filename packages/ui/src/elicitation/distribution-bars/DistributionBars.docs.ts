import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { sliderPromises } from '../../../stories/docs/promises/slider.js';
import { sliderKeymap } from '../probability-slider/behaviour/sliderKeymap.js';

export const distributionBarsDocs: ComponentDocs = {
  purpose: 'Asks for a whole distribution at once, as a histogram that is drawn.',
  status: 'experimental',
  since: '0.1.0',
  when: [
    'The states have an order, ages or grades, and the shape of the distribution is what people have in mind.',
    'A hundred states or fewer.',
  ],
  whenNot: [
    'Each state is a question of its own: use ProbabilityQuestion, whose sliders leave each other alone.',
    'The distribution is only shown: use ShareBar.',
  ],
  anatomy: [
    { slot: 'distribution-bars', is: 'The root.' },
    { slot: 'question', is: 'The beginning of the question; a heading with `headingLevel`.' },
    { slot: 'region', is: 'Scrolls sideways where the bars need more room than there is.' },
    { slot: 'plot', is: 'All bars. The pointer draws on it.' },
    { slot: 'bar', is: 'One state, with its full name as a tooltip.' },
    { slot: 'area', is: 'How far its bar may reach.' },
    { slot: 'height', is: 'The bar.' },
    { slot: 'share', is: 'Its whole percent, above the bar.' },
    { slot: 'name', is: 'The name of the state, on two lines at most.' },
    { slot: 'range', is: 'The native range, unseen over the bar: it has the focus and the keys.' },
    { slot: 'caption', is: 'The bar moved last, in number and words; before that, how it is done.' },
  ],
  dataAttributes: [
    { name: 'data-unset', on: 'area', means: 'nobody has answered for this state: its bar is an outline' },
    { name: 'data-locked', on: 'area', means: 'it keeps its share' },
    { name: 'data-narrow', on: 'bar', means: 'one of more than twelve' },
    { name: 'data-length', on: 'name', means: '`short` or `whole`: which of the two is shown depends on the room' },
    { name: 'data-fixed', on: 'plot', means: 'it cannot be drawn on' },
  ],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'the next bar' },
    ...sliderKeymap,
    { keys: 'Ctrl + Z, Ctrl + Shift + Z (⌘ on a Mac)', does: 'takes the last gesture back, does it again' },
    { keys: 'Escape', does: 'while a pointer draws: lets all bars fall back' },
  ],
  screenReader:
    'The whole question of the state, "slider", its percent and the words of the scale; "not answered, starting value 33 percent" until somebody has answered; "kept" where it is locked.',
  forms:
    'With a `name`, sends one whole percent for each state in their order, and nothing before the first gesture, unless `submitUnanswered` asks for the starting values. Resetting the form restores `defaultValues` and tells one change with the reason `reset`; controlled values stay as they are.',
  labels: ['distributionBars', 'probabilityQuestion', 'probabilitySlider', 'verbalScale'],
  goodUse: 'Ages of diagnosis in ten-year steps: people draw the hump first and mend single bars after.',
  badUse: 'Forty unrelated causes: nobody can hold forty bars against each other.',
  caveats: [
    'It takes whole percents alone: no bar is rarer than 1 %, and none cannot happen.',
    'The first gesture answers for all states: the bars that were not touched take the rest.',
    'Answers that do not add up to 100 are shown as the shares they come to, and stay as they are until a bar is moved.',
    'A finger that moves at once scrolls the page. It draws after resting on a bar for a quarter of a second.',
    'With six bars or more the full height is 10, 20, 50 or 100 %, whichever leaves room above the highest; it changes between gestures, never during one.',
    'More than a hundred states cannot be at least 1 % each: the bars are then read-only.',
  ],
  promises: [sliderPromises],
};
