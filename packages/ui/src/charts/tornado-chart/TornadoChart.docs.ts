import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const tornadoChartDocs: ComponentDocs = {
  purpose: 'Shows how far each answer moves an outcome, the strongest first.',
  status: 'experimental',
  since: '0.1.0',
  when: ['One-way sensitivity: which answers an outcome hangs on.'],
  whenNot: ['Values by name without a value now: use BarChart.'],
  anatomy: [
    { slot: 'tornado-chart', is: 'The plot: one stop for the Tab key that holds drawing, tooltip and spoken texts.' },
    { slot: 'drawing', is: 'The SVG element, hidden from screen readers: the table beside it is for them.' },
    { slot: 'grid', is: 'The axis below the bars, and a line up from each of its ticks.' },
    { slot: 'ticks', is: 'The values at the axis, with their unit if `formatUnit` writes one.' },
    { slot: 'zero', is: 'The line at the value now.' },
    { slot: 'names', is: 'The name above a bar.' },
    { slot: 'bars', is: 'A bar with the number at either end.' },
  ],
  dataAttributes: [{ name: 'data-strong', on: 'bar', means: 'it belongs to what the page is about' }],
  cssVariables: [],
  keyboard: [
    { keys: 'Arrow up, Arrow down', does: 'to the bar before or after' },
    { keys: 'Arrow left, Arrow right', does: 'to the other end of the bar' },
    { keys: 'Home, End', does: 'to the first or last bar' },
    { keys: 'Escape', does: 'puts the tooltip away' },
  ],
  screenReader: 'A chart with a name and one sentence; each end is read as it is walked to.',
  forms: 'It sends nothing.',
  labels: ['chart', 'tornadoChart'],
  goodUse: 'Ten bars with names that say which answer is meant; a combination is one bar.',
  badUse: 'Fifty bars of which forty move nothing.',
  caveats: [
    'It sorts nothing: give the strongest first.',
    'The axis begins at the lowest end and not at zero: bars tell differences.',
  ],
};
