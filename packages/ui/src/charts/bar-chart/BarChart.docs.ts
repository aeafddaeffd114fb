import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const barChartDocs: ComponentDocs = {
  purpose: 'Draws values by category as bars: upright in groups, or lying with their numbers at the end.',
  status: 'stable',
  since: '0.1.0',
  when: [
    'Counts by hour or day: upright, one or two series.',
    'Counts or averages by name: lying, so that names stay readable.',
  ],
  whenNot: [
    'Scores on a fixed scale in a fixed order: use LineChart.',
    'Shares of a whole: use ShareBar.',
    'More than about 40 categories: show the largest, and all of them when asked.',
  ],
  anatomy: [
    { slot: 'bar-chart', is: 'The plot: one stop for the Tab key that holds drawing, tooltip and spoken texts.' },
    { slot: 'drawing', is: 'The SVG element, hidden from screen readers: the table beside it is for them.' },
    { slot: 'grid', is: 'The lines at the steps of the value axis. Upright bars only.' },
    { slot: 'bars', is: 'The group of bars. Each says its value in `data-value`.' },
    { slot: 'names', is: 'The names at the axis.' },
    { slot: 'numbers', is: 'The column of numbers beside bars that lie.' },
    { slot: 'value', is: 'The number at one bar.' },
    { slot: 'zero', is: 'The line that the bars stand on.' },
    { slot: 'tooltip', is: 'What one value is, while it is pointed at, tapped or walked to.' },
  ],
  dataAttributes: [
    { name: 'data-orientation', on: 'root', means: '`vertical` or `horizontal`' },
    { name: 'data-series', on: 'bars', means: 'the number of the series, from 1; it chooses the colour' },
    { name: 'data-value', on: 'bars', means: 'the value that is drawn' },
    { name: 'data-highlight', on: 'group of bars', means: 'there where one bar stands out and the others step back' },
  ],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chart and shows its first value, or the one that was left' },
    { keys: 'Arrow keys', does: 'go along the categories; across the series with the other two arrows' },
    { keys: 'Home, End', does: 'go to the first and the last category' },
    { keys: 'Escape', does: 'hides the tooltip, wherever the focus is' },
  ],
  screenReader:
    'Its name, "chart", a sentence on what is to be seen and how to go through it; then each value that is walked to: "09:00, logins: 31". The hidden table of ChartFrame has all of them.',
  forms: 'It takes no part in forms.',
  labels: ['chart', 'barChart'],
  goodUse: 'Logins and logouts by three hours in two colours, named in words above.',
  badUse: 'Eight series in one chart, or a chart without the sentence that says what it shows.',
  caveats: [
    'What is no finite number is no value: nothing is drawn, and the table says so. Negative values hang below zero.',
    'A value above zero is at least 1 px long, however large the others are.',
    'Upright bars leave out names that have no room; lying bars break them into lines.',
  ],
};
