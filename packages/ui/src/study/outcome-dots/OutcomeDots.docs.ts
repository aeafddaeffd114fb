import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const outcomeDotsDocs: ComponentDocs = {
  purpose: 'Shows what follows for one outcome from the tables of each expert, and from the pool.',
  status: 'experimental',
  since: '0.1.0',
  when: ['A round is closed, and conclusions are compared, not tables.'],
  whenNot: [
    'Answers to one question are compared: use BeadLane.',
    'One outcome is compared before and after: use IconArray.',
  ],
  anatomy: [
    { slot: 'outcome-dots', is: 'The root.' },
    { slot: 'label', is: 'The outcome.' },
    { slot: 'row', is: 'An expert, the pool or the mean.' },
    { slot: 'bead', is: 'The number of an expert’s code.' },
    { slot: 'mark', is: 'The value on the scale: a dot, filled for the pool, a diamond for the mean.' },
    { slot: 'axis', is: 'The numbers of the scale, which are not read.' },
    { slot: 'nobody', is: 'In place of the rows where there is nothing to show.' },
  ],
  dataAttributes: [
    { name: 'data-state', on: 'root', means: '`filled` or `empty`' },
    { name: 'data-kind', on: 'row', means: '`expert`, `pool` or `mean`' },
    { name: 'data-long', on: 'bead', means: 'its number has more than two digits' },
  ],
  cssVariables: [],
  keyboard: [],
  screenReader: 'The outcome, then a list: "E3: 22 %", "pool: 33 %", "mean: 32 %".',
  forms: 'It sends nothing.',
  labels: ['outcomeDots', 'beadLane', 'expertBead', 'chartFrame'],
  goodUse: 'Pool and mean together: pooling tables is not pooling conclusions.',
  badUse: 'The pool alone, as if it were what the experts conclude.',
  caveats: ['Leave out pool and mean where fewer than three experts answered.'],
};
