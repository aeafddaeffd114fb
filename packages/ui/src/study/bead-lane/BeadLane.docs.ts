import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const beadLaneDocs: ComponentDocs = {
  purpose: 'Shows what each expert answered to a question, beside the pool of all.',
  status: 'experimental',
  since: '0.1.0',
  when: [
    'A round is closed, and the owner of a study looks at one question.',
    'An expert is shown what the others said, without codes.',
  ],
  whenNot: [
    'The round is open: nobody sees an answer then, and SealedLine says so.',
    'What follows from all answers is meant: use OutcomeDots.',
  ],
  anatomy: [
    { slot: 'bead-lane', is: 'The root.' },
    { slot: 'lane', is: 'A state of the node.' },
    { slot: 'state', is: 'Its name.' },
    { slot: 'numbers', is: 'Its share in each pool, the columns below a PoolSwitch.' },
    { slot: 'icon-array', is: 'The people of the chosen pool: an IconArray.' },
    { slot: 'rail', is: 'The line below their feet.' },
    { slot: 'tick', is: 'One at the percentage of each word.' },
    { slot: 'fill', is: 'The part of the rail up to the pool.' },
    { slot: 'pool', is: 'The pool, as the thumb of a slider that nobody can move.' },
    {
      slot: 'answers',
      is: 'The list of answers: those without a code, then those with one, each from the smallest share.',
    },
    { slot: 'answer', is: 'An answer with a code: it hangs below the rail.' },
    { slot: 'bead', is: 'Its bead, with the number of the code.' },
    { slot: 'dot', is: 'An answer without one: it lies on the rail.' },
    { slot: 'nobody', is: 'In place of the lanes where nobody answered.' },
    { slot: 'without-shares', is: 'Who gave no shares, and why.' },
    { slot: 'tools', is: 'Shows the table.' },
    { slot: 'table', is: 'The same numbers: a row for each expert and pool.' },
  ],
  dataAttributes: [
    { name: 'data-state', on: 'root', means: '`answered` or `empty`' },
    { name: 'data-chosen', on: 'a number', means: 'it is that of the chosen pool' },
    { name: 'data-single', on: 'numbers', means: 'there is one pool alone' },
    { name: 'data-rare', on: 'lane', means: 'the pool is below 1 %: half a person; `never` if it is 0' },
    { name: 'data-long', on: 'bead', means: 'its number has more than two digits' },
  ],
  cssVariables: [],
  keyboard: [{ keys: 'Enter, space', does: 'shows the table and hides it again' }],
  screenReader:
    'Each state with its pools, "linear: 40 %", then a list of answers, "E3: 62 %"; without a code only "62 %". People and rail are silent.',
  forms: 'It sends nothing.',
  labels: ['beadLane', 'expertBead', 'poolSwitch', 'chartFrame', 'verbalScale'],
  goodUse: 'Below a PoolSwitch of the same width, which heads the columns of numbers.',
  badUse: 'Codes on a page that experts see, or a colour for each of them.',
  caveats: [
    'Without `pools` there are neither people nor numbers: of fewer than three answers there is no pool.',
    'Answers without a code are sorted, so that their order tells nothing, and have no table: its rows would tell which of them are of the same expert.',
    'Beads closer than their size hang on levels below each other; narrower places need more of them.',
  ],
};
