import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const timeLeftDocs: ComponentDocs = {
  purpose: 'Says how long something will take.',
  status: 'experimental',
  since: '0.1.0',
  when: ['Somebody decides whether to begin, or to go on, by how long it takes.'],
  whenNot: ['A moment is meant, not a span: write the date.'],
  anatomy: [{ slot: 'time-left', is: 'The time element. Size and colour are those of the text around it.' }],
  dataAttributes: [],
  cssVariables: [],
  keyboard: [],
  screenReader: 'Its words: "ca. 12 min."',
  forms: 'It takes no part in forms.',
  labels: ['timeLeft'],
  goodUse: 'Beside the progress, from the first question on.',
  badUse: '"2 minutes left" for a quarter of an hour.',
  caveats: ['Minutes are rounded up, and hours are written as minutes.'],
};
