import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const questionExitsDocs: ComponentDocs = {
  purpose: 'The ways out of a question that somebody cannot answer: it cannot occur, or it is not their field.',
  status: 'experimental',
  since: '0.1.0',
  when: [
    'A question asks about a combination that medicine or logic rules out.',
    'Whoever is asked knows too little about it, and somebody else may answer.',
  ],
  whenNot: [
    'One state of the node cannot happen: ProbabilitySlider with `precision="exact"` says so.',
    'The answer is a guess: that is what CertaintyField is for.',
  ],
  anatomy: [
    { slot: 'question-exits', is: 'The root, a group of its own name.' },
    { slot: 'exit', is: 'One of the two buttons.' },
  ],
  dataAttributes: [{ name: 'data-standing', on: 'exit', means: '`cannotOccur` or `notMyField`' }],
  cssVariables: [],
  keyboard: [
    { keys: 'Enter, space', does: 'sets the question aside; again: takes it up' },
    { keys: 'Ctrl + Z (⌘ on a Mac)', does: 'takes it up again' },
  ],
  screenReader:
    '"If you cannot answer", "group", each button "pressed" or not. The ProbabilityQuestion then says in a sentence what was said, as a status.',
  forms: 'Takes no part in forms.',
  labels: ['questionExits'],
  goodUse: 'Below the conditions on a wide page, after everything else on a phone; the question says what was pressed.',
  badUse: 'Beside "Continue", where one press too many loses an answer.',
  caveats: [
    'It sends nothing. Give `standing` to it and to the ProbabilityQuestion, which replaces its sliders by a sentence with "Undo".',
    "Its words are those of a question with conditions. Without any, `exits={['notMyField']}` leaves out the combination.",
  ],
};
