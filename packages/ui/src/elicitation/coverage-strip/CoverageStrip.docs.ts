import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const coverageStripDocs: ComponentDocs = {
  purpose: 'How many questions are spared, in words and as a strip of all of them.',
  status: 'experimental',
  since: '0.1.0',
  when: ['Beside combinations, where each change shows at once what it spares.'],
  whenNot: ['Progress over time: use ProgressBar.'],
  anatomy: [
    { slot: 'coverage-strip', is: 'The root, with words, legend and strip.' },
    { slot: 'picture', is: 'The strip.' },
    { slot: 'run', is: 'Questions beside each other that the same thing decides.' },
  ],
  dataAttributes: [
    {
      name: 'data-look',
      on: 'run of the strip',
      means: '`1`, `2`, `3` or `remaining`: what decides; left out where it is still asked',
    },
    { name: 'data-separate', on: 'cells', means: 'there up to 180 questions: each is told from its neighbour' },
  ],
  cssVariables: [{ name: '--credence-run', sets: 'how many questions a run is long; set by the component' }],
  keyboard: [],
  screenReader: 'The words, then the picture as one sentence: "18 of 72 questions decided".',
  forms: 'It sends nothing.',
  labels: ['coverageStrip'],
  goodUse: 'Parted by the first parent, whose states stand below it.',
  badUse: 'Without its words.',
  caveats: [
    'Above `limit` questions, 600 by itself, only the words are left.',
    'Counts may be larger than a number holds: `bigint` is taken too.',
  ],
};
