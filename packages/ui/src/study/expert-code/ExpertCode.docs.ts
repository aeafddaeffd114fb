import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const expertCodeDocs: ComponentDocs = {
  purpose: 'Stands for the name of an expert.',
  status: 'experimental',
  since: '0.1.0',
  when: ['Beside a comment, on a page where a BeadLane has the same codes.'],
  whenNot: ['In a sentence: write "E3".', 'Experts read the page: nobody is told who wrote what.'],
  anatomy: [
    { slot: 'expert-code', is: 'The root.' },
    { slot: 'bead', is: 'The bead with the number of the code.' },
  ],
  dataAttributes: [{ name: 'data-long', on: 'bead', means: 'its number has more than two digits' }],
  cssVariables: [],
  keyboard: [],
  screenReader: 'The code: "E3".',
  forms: 'It sends nothing.',
  labels: ['expertBead'],
  goodUse: 'In front of what the expert wrote.',
  badUse: 'With a colour for each expert.',
  caveats: ['It is no link and no button.'],
};
