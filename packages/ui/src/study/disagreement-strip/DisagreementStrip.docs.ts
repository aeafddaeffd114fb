import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const disagreementStripDocs: ComponentDocs = {
  purpose: 'Shows how far experts part over each question of a node.',
  status: 'experimental',
  since: '0.1.0',
  when: ['The owner of a study looks for what to discuss, among all questions of a node.'],
  whenNot: ['The ranking counts: use ToDiscussList.', 'Values are to be compared exactly: use BarChart.'],
  anatomy: [
    { slot: 'disagreement-strip', is: 'The root.' },
    { slot: 'surface', is: 'Around the bars: one stop for the Tab key.' },
    { slot: 'bars', is: 'All bars: one drawing of two paths, whatever the number of questions.' },
    { slot: 'hovered', is: 'Behind the question that is pointed at.' },
    { slot: 'caret', is: 'Below the question that is shown.' },
    { slot: 'group', is: 'The name of a group, below its bars.' },
    { slot: 'readout', is: 'The question that is pointed at, or shown, with its number.' },
  ],
  dataAttributes: [{ name: 'data-chosen', on: 'bars', means: 'those of the questions to discuss' }],
  cssVariables: [],
  keyboard: [
    { keys: 'Arrow keys', does: 'to the next and the previous question' },
    { keys: 'Home, End', does: 'to the first or last question' },
    { keys: '[ and ]', does: 'to the previous or next question that is to be discussed' },
    { keys: 'Space', does: 'chooses the question for discussion, or no longer' },
  ],
  screenReader:
    'How many questions and how many are to be discussed; then each one that is walked to: "heavy, 50 to 69, HPV-negative: 0.31, to discuss".',
  forms: 'It sends nothing.',
  labels: ['chart', 'disagreementStrip'],
  goodUse: 'With its finding as a title above it: "Experts part most over heavy smokers of 50 to 69".',
  badUse: 'One for each of many nodes on a page.',
  caveats: [
    'The highest bar is the largest disagreement of these questions, not of all that is possible.',
    'A question with fewer than two answers has no bar.',
    'Names that are wider than their group are cut or left out; the line below the strip tells them in full.',
  ],
};
