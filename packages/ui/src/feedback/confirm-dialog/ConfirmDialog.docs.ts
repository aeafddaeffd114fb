import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { dialogPromises } from '../../../stories/docs/promises/dialog.js';

export const confirmDialogDocs: ComponentDocs = {
  purpose: 'Asks before an act that cannot be taken back, or that others will notice.',
  status: 'stable',
  since: '0.1.0',
  when: ['Something is deleted, reset or left, and the reader should see once more what it is.'],
  whenNot: [
    'The act can be taken back: do it, and offer to undo it.',
    'It is asked in a list that is itself in a dialog: ask in the row, as ShareDialog does.',
  ],
  anatomy: [
    { slot: 'confirm-dialog', is: 'The sheet. All attributes land here, and the ref is its.' },
    { slot: 'question', is: 'The question. It names the dialog.' },
    { slot: 'consequence', is: 'What will happen, and to what.' },
  ],
  dataAttributes: [],
  cssVariables: [],
  keyboard: [
    { keys: 'Enter', does: 'presses the button with the focus: to begin with, the one that refuses' },
    { keys: 'Tab', does: 'goes to the other button' },
    { keys: 'Escape', does: 'refuses' },
  ],
  screenReader: 'The question, "alert dialog", what will happen, and the button that refuses.',
  forms: 'It takes no part in forms.',
  promises: [dialogPromises],
  labels: ['confirmDialog'],
  goodUse: '"Reset node" beside "Cancel", and one line that names the node and its answers.',
  badUse: 'The same question after every press of Continue: nobody reads it the third time.',
  caveats: [
    'A press beside it does not close it: the question wants an answer.',
    'It stays until its parent closes it, also after consent: keep it open while the act is under way if you wish.',
  ],
};
