import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const studyPeopleDocs: ComponentDocs = {
  purpose: 'Shows who takes part in a study, under which code, and how far each of them is.',
  status: 'experimental',
  since: '0.1.0',
  when: ['Whoever runs a study wants to know who has still to answer, and to do something about it.'],
  whenNot: [
    'Many rows of anything else, to be sorted, searched and paged: use DataTable.',
    'People who answer must not see each other: they get no such table.',
  ],
  anatomy: [
    { slot: 'study-people', is: 'The root.' },
    { slot: 'table', is: 'The table. Below 768 px its rows are drawn as blocks.' },
    { slot: 'person', is: 'A row.' },
    { slot: 'bead', is: 'The number of the code, in a ring of 20 px.' },
    { slot: 'name', is: 'The name.' },
    { slot: 'about', is: 'Field and place.' },
    { slot: 'replaced', is: 'Who answers in place of somebody who has left.' },
    { slot: 'standing', is: 'How far they are.' },
    { slot: 'note', is: 'Since when, or how often they were reminded.' },
    { slot: 'warning', is: 'What somebody has to see to.' },
    { slot: 'actions', is: 'Remind, Extend, Replace, Take back.' },
    { slot: 'nobody', is: 'The sentence in place of the table.' },
  ],
  dataAttributes: [
    {
      name: 'data-standing',
      on: 'standing',
      means: '`notOpened`, `started`, `finished`, `declined`, `withdrawn` or `cancelled`',
    },
    { name: 'data-left', on: 'person', means: 'there for who declined, withdrew or was cancelled' },
    { name: 'data-long', on: 'bead', means: 'its number has more than two digits' },
    { name: 'data-tone', on: 'the word of who has not opened the invitation', means: '`progress`, as of StatusBadge' },
  ],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'To Remind, Extend, Replace and Take back of each person' },
    { keys: 'Enter, space', does: 'The action in focus' },
  ],
  screenReader:
    'A table. Each row is headed by code and name; the bar says "E4, 18 of 60 answered", the buttons "Remind E4", "Extend the deadline of E4", "Replace E4".',
  forms: 'It sends nothing.',
  labels: ['studyPeople', 'expertBead'],
  goodUse: 'Counts and dates, with the median of the minutes below the table.',
  badUse: '"Last seen 3 minutes ago": colleagues are not watched.',
  caveats: [
    'It shows no value, and takes none: before a round is closed nobody can see one.',
    'Its rows stand by code, who has left last; it has neither sorting nor pages, because everybody who takes part belongs in sight.',
    'Take back is offered until an invitation is accepted. Who was cancelled and not replaced need not be given.',
    'After three reminders Remind is no longer offered. Nobody is replaced twice: Replace is offered until `replacedBy` says by whom.',
  ],
};
