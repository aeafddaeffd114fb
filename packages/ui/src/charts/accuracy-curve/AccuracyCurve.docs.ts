import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const accuracyCurveDocs: ComponentDocs = {
  purpose: 'Shows how far off the outcomes are by questions answered, and what the next batch brings.',
  status: 'stable',
  since: '0.1.0',
  when: ['Somebody decides whether to go on answering.'],
  whenNot: ['Values by name: use LineChart or BarChart.'],
  anatomy: [
    { slot: 'accuracy-curve', is: 'The plot: one stop for the Tab key that holds drawing, tooltip and spoken texts.' },
    { slot: 'drawing', is: 'The SVG element, hidden from screen readers: the table beside it is for them.' },
    { slot: 'band', is: 'The band around the curve.' },
    { slot: 'done', is: 'The curve up to now.' },
    { slot: 'ahead', is: 'The curve as expected, dashed.' },
    { slot: 'compared', is: 'The curve of another order.' },
    { slot: 'questions', is: 'The numbers of questions at the axis.' },
    { slot: 'names', is: 'The names of the orders, at their curves.' },
    { slot: 'marks', is: 'Now, and the end of the next batch.' },
  ],
  dataAttributes: [{ name: 'data-compared', on: 'name', means: 'it is that of the other order' }],
  cssVariables: [],
  keyboard: [
    { keys: 'Arrow left, Arrow right', does: 'to the value before or after' },
    { keys: 'Arrow up, Arrow down', does: 'to the other curve' },
    { keys: 'Home, End', does: 'to the first or last value' },
    { keys: 'Escape', does: 'puts the tooltip away' },
  ],
  screenReader: 'A chart with a name and one sentence; each value is read as it is walked to.',
  forms: 'It sends nothing.',
  labels: ['chart', 'accuracyCurve'],
  goodUse: 'A promise as the title: "About 40 more questions, then the outcomes are within 3 points".',
  badUse: 'A point for each of a thousand questions: twenty to fifty are walked through sooner.',
  caveats: ['A name that has no room at its curve is left out: table and tooltip have it.'],
};
