import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const iconArrayDocs: ComponentDocs = {
  purpose: 'Shows a probability as people, of whom so many are filled.',
  status: 'stable',
  since: '0.1.0',
  when: [
    'A probability is to be seen as a part of a whole: 18 of 50 people.',
    'Two answers are compared: before and after, mine and those of others.',
    'A probability is very small: a thousand people show what fifty cannot.',
  ],
  whenNot: [
    'An exact share is below 1 %: at least one of the people is filled. Of a thousand, `percentOf(share)` fills as many as there are, from 0.1 % on.',
    'The probability is asked for: ProbabilitySlider has the people, the scale and the number in one.',
    'The shares of several states are shown: use ShareBar.',
  ],
  anatomy: [
    { slot: 'icon-array', is: 'The root: one image with one sentence.' },
    { slot: 'people', is: 'The drawing: one SVG, whatever the number of people.' },
    { slot: 'filled', is: 'The people who are filled; in outline while nobody has answered.' },
    { slot: 'empty', is: 'The others.' },
    { slot: 'gained', is: 'Those the answer has and the one it is compared with has not.' },
    { slot: 'lost', is: 'Those it no longer has.' },
  ],
  dataAttributes: [
    { name: 'data-unset', on: 'root', means: 'nobody has answered: the starting value, in outline' },
    { name: 'data-filled', on: 'root', means: 'how many people the answer fills' },
    { name: 'data-rows', on: 'people', means: '`line` or `many`' },
  ],
  cssVariables: [],
  keyboard: [],
  screenReader: '"18 of 50 people", as an image. Beside another answer: "31 of 50 people, 6 more than before".',
  forms: 'It sends nothing.',
  labels: ['iconArray'],
  goodUse: 'The same total wherever two pictures are compared, and the number beside each.',
  badUse: 'The picture without the number, or fifty people beside a picture of a hundred.',
  caveats: [
    'No one is filled in part, because readers round parts up. Of fifty, an odd percent shows as the even one below it.',
    'At least one is filled, also for 1 percent.',
    'One row fills from the left, or from the right where text runs that way; several rows fill from the bottom up.',
    'Another `icon` has to fit a box of 10 × 20 and leave its colours to the array.',
  ],
};
