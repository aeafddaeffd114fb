import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const nextStepDocs: ComponentDocs = {
  purpose: 'Says in one sentence what to do next in a study, with the button that does it.',
  status: 'experimental',
  since: '0.1.0',
  when: ['At the top of a page that somebody opens to see what is up: remind, close, open the discussion, download.'],
  whenNot: ['Nothing is to be done by anybody: write the sentence alone.', 'Something went wrong: use Alert.'],
  anatomy: [
    { slot: 'next-step', is: 'The root, right aligned from 992 px.' },
    { slot: 'sentence', is: 'The sentence. What matters of it stands in `b`.' },
    { slot: 'actions', is: 'One filled button and at most two others. Across the whole width on a phone.' },
  ],
  dataAttributes: [],
  cssVariables: [],
  keyboard: [{ keys: 'Enter, space', does: 'The action of the button in focus' }],
  screenReader: 'The sentence, then the buttons. While the action is under way, what `working` says.',
  forms: 'It sends nothing.',
  labels: [],
  goodUse: '"**Three experts have not finished.** 11 days are left." beside "Remind 3 experts".',
  badUse: 'A second filled button elsewhere on the screen.',
  caveats: ['The buttons keep their place and their focus while an action is under way; they do nothing then.'],
};
