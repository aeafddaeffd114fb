import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const activityLogDocs: ComponentDocs = {
  purpose: 'Lists who did what and when, with what belongs to it behind each row.',
  status: 'experimental',
  since: '0.1.0',
  when: ['On the dashboard, and wherever a history is looked through.'],
  whenNot: ['Rows are sorted, filtered or paged: use DataTable.'],
  anatomy: [
    { slot: 'activity-log', is: 'The section.' },
    { slot: 'title', is: 'Its heading.' },
    { slot: 'zone', is: 'The zone of the times, where it is given.' },
    { slot: 'area', is: 'The area of 400 px that scrolls.' },
    { slot: 'row', is: 'One activity.' },
    { slot: 'details', is: 'What belongs to the row above, as formatted JSON.' },
    { slot: 'more', is: 'The button below long details.' },
    { slot: 'gap', is: 'Stands for rows of a long log that are far from what is seen.' },
    { slot: 'empty', is: 'What is said where there are no activities.' },
    { slot: 'skeleton', is: 'Stands in place of the rows while they are fetched.' },
  ],
  dataAttributes: [
    { name: 'data-open', on: 'row', means: 'there while its details are shown' },
    {
      name: 'data-chunk',
      on: 'stretch of rows',
      means: 'its number, from 0: stretches far from what is seen are not drawn',
    },
  ],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'goes to the area, then from row to row' },
    { keys: 'Arrow keys, Page Up, Page Down, Home, End', does: 'scroll the area' },
    { keys: 'Enter, space', does: 'show and hide the details of a row' },
  ],
  screenReader:
    'The heading; the area by its name; a table with its rows, counted as a whole; each button with activity, user and time.',
  forms: 'It takes no part in forms.',
  labels: ['activityLog'],
  goodUse: 'The latest hundred activities of each user, with the zone of their times.',
  badUse: 'A log of errors that somebody has to act on.',
  caveats: [
    'Of more than 200 rows only those near what is seen are in the document; the search of the browser finds only these.',
    'Open rows are remembered by the objects in `activities`: new objects begin closed.',
    'Metadata is written as text, whatever it holds; of long ones 20,000 characters are shown, and more when asked for.',
    'Below 576 px rows become cards and the heads of the columns are left out.',
  ],
};
