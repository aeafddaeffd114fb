import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const chartFrameDocs: ComponentDocs = {
  purpose: 'Says what a chart shows, and hands out its values as a table, a file and a picture.',
  status: 'stable',
  since: '0.1.0',
  when: ['Around every BarChart and LineChart.', 'Around a drawing of your own: an SVG with `data-slot="drawing"`.'],
  whenNot: ['Around a picture that has no values.'],
  anatomy: [
    { slot: 'chart-frame', is: 'The figure.' },
    { slot: 'title', is: 'The finding, as a heading.' },
    { slot: 'measure', is: 'What is measured, of whom, when.' },
    { slot: 'legend-item', is: 'The name of one series with its colour.' },
    { slot: 'body', is: 'Holds the chart, or what stands in its place.' },
    { slot: 'tools', is: 'The quiet buttons below.' },
    { slot: 'table', is: 'The same values as a table: seen when asked for, read by screen readers always.' },
    { slot: 'empty', is: 'What is said where there are no values.' },
    { slot: 'skeleton', is: 'Stands in place of the chart while the values are fetched.' },
  ],
  dataAttributes: [
    { name: 'data-state', on: 'root', means: '`loading`, `empty` or `filled`' },
    { name: 'data-series', on: 'sign of the legend', means: 'the number of the series, from 1' },
    { name: 'data-lying', on: 'skeleton', means: 'there where bars that lie are awaited' },
    { name: 'data-hidden', on: 'table', means: 'only screen readers have it' },
  ],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chart, then to its buttons, then to the table where it is shown' },
    { keys: 'Enter, space', does: 'press a button' },
  ],
  screenReader:
    'The finding as heading and name of the figure, the measure, the chart, the buttons, and the table with all values.',
  forms: 'It takes no part in forms.',
  labels: ['chartFrame'],
  goodUse: 'Title "Logins peak between 09:00 and 12:00", measure "Login and logout times, last 7 days".',
  badUse: 'Title "Figure 1: Login and logout times": what it shows has to be found out by everybody anew.',
  caveats: [
    'A table without any value counts as empty: the chart is not drawn and there is nothing to download.',
    'Files are made in the browser. CSV is UTF-8 with a mark, numbers with a point; a text that a spreadsheet would run as a formula gets an apostrophe in front.',
    'The picture is painted on a canvas with the fonts of the page, twice its size. It needs nothing of a Content-Security-Policy.',
  ],
};
