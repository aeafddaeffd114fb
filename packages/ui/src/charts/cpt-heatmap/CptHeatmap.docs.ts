import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const cptHeatmapDocs: ComponentDocs = {
  purpose: 'Shows all probabilities of one node as shades, and what is still open.',
  status: 'stable',
  since: '0.1.0',
  when: ['Somebody reviews the answers of a node, or looks for what is left.'],
  whenNot: ['One column is meant: use DistributionBars.', 'Values to compare exactly: use DataTable.'],
  anatomy: [
    { slot: 'cpt-heatmap', is: 'The root, a figure with key, drawing, chosen column and download.' },
    { slot: 'key', is: 'What shades, hatching and rings mean, and parents whose states are numbered.' },
    { slot: 'scroller', is: 'Around the cells: one stop for the Tab key.' },
    { slot: 'chunk', is: 'Thirty-two columns in one SVG element. Only those in sight are there.' },
    { slot: 'bracket', is: 'Neighbouring columns that one combination decided, with its number.' },
    { slot: 'column', is: 'The frame of the chosen column.' },
    { slot: 'hovered', is: 'The frame of the column pointed at.' },
    { slot: 'cell', is: 'The frame of the cell that the keys are at.' },
    { slot: 'chosen', is: 'The column in words, its shares, who decided it, and the way to its question.' },
  ],
  dataAttributes: [
    { name: 'data-turned', on: 'root, scroller, chosen', means: 'the figure is narrow: each column is a row' },
    { name: 'data-shade', on: 'cells, key', means: '0 (under 15 %) to 4 (75 % and more)' },
    { name: 'data-open', on: 'cells, key, shares', means: 'nobody answered' },
  ],
  cssVariables: [],
  keyboard: [
    { keys: 'Arrow keys', does: 'from column to column, and from state to state' },
    { keys: 'Page up, Page down', does: 'by as many columns as the last parent has states' },
    { keys: 'Home, End', does: 'to the first or last column' },
    { keys: 'Enter', does: 'opens the question of the column' },
  ],
  screenReader:
    'How many columns and how many open; then each cell as it is walked to: "Smoking: heavy · Age: 50 to 69. T4: 35 %. Ann, 21 November".',
  forms: 'It sends nothing.',
  labels: ['chart', 'cptHeatmap'],
  goodUse: 'On a page of its own, with sourceOf saying who and when.',
  badUse: 'A grid of many small heatmaps.',
  caveats: [
    'A mouse click opens; a finger chooses first, and the button below opens.',
    'Parents whose names have no room over their columns are numbered, with their names in the key.',
    'On paper, what is in sight is printed.',
  ],
};
