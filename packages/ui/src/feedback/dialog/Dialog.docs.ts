import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { dialogPromises } from '../../../stories/docs/promises/dialog.js';

export const dialogDocs: ComponentDocs = {
  purpose: 'A sheet above the page for one task that is over soon.',
  status: 'stable',
  since: '0.1.0',
  when: ['A short form that the page behind need not be seen for: a new password, an invitation.'],
  whenNot: [
    'Something is asked before an act: ConfirmDialog.',
    'Something is only said: NoticeModal or Alert.',
    'The task is long, or needs an address of its own: a page.',
  ],
  anatomy: [
    { slot: 'dialog', is: 'The sheet. All attributes land here, and the ref is its.' },
    { slot: 'title', is: 'What it is about. It names the dialog.' },
    { slot: 'description', is: 'One sentence below the title.' },
    { slot: 'body', is: 'What is in it.' },
    { slot: 'actions', is: 'The buttons at its end.' },
  ],
  dataAttributes: [{ name: 'data-size', on: 'root', means: '`medium` or `wide`' }],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'goes through what is in it, and round' },
    { keys: 'Escape', does: 'closes it; a list that is open in it, or a search that is not empty, comes first' },
  ],
  screenReader: 'The title, "dialog", and the description.',
  forms: 'A form inside is a form like any other.',
  promises: [dialogPromises],
  labels: ['dialog'],
  goodUse: 'A title that names the thing: "Share larynx_tnm_v3.xdsl".',
  badUse: 'A dialog that opens another dialog.',
  caveats: [
    'The focus goes to the first field in it, or to the first thing if there is none, and back to what had it when it closes. `onOpenAutoFocus` can choose another.',
    'Where what opened it is gone, the focus goes to what was next to it.',
    'Something in it that answers Escape itself has `data-uses-escape`: pressed there, the key leaves the dialog open.',
    'It is rendered at the end of the document, or in the `portalContainer` of the provider. Without one, a modal `<dialog>` of the page that is open holds it.',
  ],
};
