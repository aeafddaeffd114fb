import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const lineChartDocs: ComponentDocs = {
  purpose: 'Draws values in a fixed order as a line with a number at each dot.',
  status: 'stable',
  since: '0.1.0',
  when: ['Average scores of a questionnaire on their whole scale.', 'A value over time.'],
  whenNot: ['Counts by name, in no order: use BarChart.', 'More than five lines: show a table.'],
  anatomy: [
    { slot: 'line-chart', is: 'The plot: one stop for the Tab key that holds drawing, tooltip and spoken texts.' },
    { slot: 'drawing', is: 'The SVG element, hidden from screen readers: the table beside it is for them.' },
    { slot: 'grid', is: 'The lines at the steps of the value axis.' },
    { slot: 'line', is: 'One line with its dots and numbers.' },
    { slot: 'names', is: 'The names at the axis, or their numbers.' },
    { slot: 'value', is: 'The number at a dot, or in the list of names.' },
    { slot: 'index', is: 'The number by which a name of that list is called at the axis.' },
    { slot: 'zero', is: 'The foot of the plot.' },
    { slot: 'key', is: 'The list of names below the axis, where they have no room at it.' },
  ],
  dataAttributes: [
    { name: 'data-series', on: 'line', means: 'the number of the series, from 1; it chooses colour and dashes' },
    { name: 'data-value', on: 'dots', means: 'the value that is drawn' },
    { name: 'data-beyond', on: 'dots', means: 'there where the value lies outside the axis and is drawn at its edge' },
  ],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chart and shows its first value, or the one that was left' },
    { keys: 'Left, right', does: 'go along the categories' },
    { keys: 'Up, down', does: 'go across the lines, where there are several' },
    { keys: 'Home, End', does: 'go to the first and the last category' },
    { keys: 'Escape', does: 'hides the tooltip, wherever the focus is' },
  ],
  screenReader:
    'Its name, "chart", a sentence on what is to be seen and how to go through it; then each value that is walked to. The hidden table of ChartFrame has all of them.',
  forms: 'It takes no part in forms.',
  labels: ['chart', 'lineChart'],
  goodUse: 'Seven average scores between 1 and 5 on an axis from 0 to 5, whatever the scores are.',
  badUse: 'An axis cut to the values, so that a difference of 0.1 looks like a cliff.',
  caveats: [
    'What is missing or no finite number is a gap: the line does not jump over it.',
    'With `yDomain` a value outside it is drawn hollow at the edge, with its own number.',
  ],
};
