import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const studyTimelineDocs: ComponentDocs = {
  purpose: 'Shows in which stage a study is, when the others are, and where today stands among them.',
  status: 'experimental',
  since: '0.1.0',
  when: ['A study has stages with dates: a draft, rounds, what happens between them.'],
  whenNot: ['Steps without dates: use a list.', 'How much of something is done: use ProgressBar.'],
  anatomy: [
    { slot: 'study-timeline', is: 'The ordered list.' },
    { slot: 'stage', is: 'One stage.' },
    { slot: 'rail', is: 'Its part of the rail, with a tick where it begins. Drawn, not read.' },
    { slot: 'passed', is: 'What has passed of it, with today at its end.' },
    { slot: 'name', is: 'Its name, with a tick once it is over.' },
    { slot: 'dates', is: 'From when to when.' },
    { slot: 'detail', is: 'A line about it.' },
    { slot: 'late', is: 'By how many days it is late, or was.' },
    { slot: 'today', is: 'Today in words: over the rail, or in the stage where the rail stands.' },
  ],
  dataAttributes: [
    { name: 'data-state', on: 'stage', means: '`past`, `now` or `next`' },
    {
      name: 'data-edge',
      on: 'today',
      means: '`start` or `end` near an end of the rail, where its words stay within it',
    },
  ],
  cssVariables: [
    { name: '--credence-stages', sets: 'the columns of the stages; set by the component through `style`' },
    { name: '--credence-elapsed', sets: 'how much of a stage is over, 0 to 1; set by the component through `style`' },
    { name: '--credence-tick', sets: 'where the tick of a stage stands on the standing rail' },
  ],
  keyboard: [],
  screenReader:
    '"Timeline, Europe/Berlin, list with 5 items", then each stage with its dates; that of today is the current step and says today’s date.',
  forms: 'It sends nothing.',
  labels: ['studyTimeline'],
  goodUse: 'One line of detail a stage: "closes Mon 30 Nov, 18:00".',
  badUse: 'A colour for each stage.',
  caveats: [
    'Dates are written by the page, in the time zone of the study; `timeZone` only names it.',
    'A stage lasts until the next begins, so that the rail has no gap. `until` is when it had to be over: past it, today stays at the end of the stage, and the stage says by how many days it is late.',
    'Stages that would be narrower than a tenth of the rail are drawn as wide as that, and the others a little narrower.',
  ],
};
