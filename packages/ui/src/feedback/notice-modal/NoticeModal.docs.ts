import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { noticePromises } from '../../../stories/docs/promises/notice.js';

export const noticeModalDocs: ComponentDocs = {
  purpose: 'Says that something worked or failed, and goes by itself.',
  status: 'stable',
  since: '0.1.0',
  when: ['Something is done, and the reader goes on elsewhere: logged out, saved, removed.'],
  whenNot: [
    'The reader has to do something about it: Alert, in the page, until it is put away.',
    'Something is asked: ConfirmDialog.',
  ],
  anatomy: [
    { slot: 'notice-modal', is: 'The sheet. All attributes land here, and the ref is its.' },
    { slot: 'title', is: 'What happened. It names the notice.' },
    { slot: 'message', is: 'More about it.' },
  ],
  dataAttributes: [{ name: 'data-tone', on: 'root', means: '`success` or `error`' }],
  cssVariables: [{ name: '--credence-tone', sets: 'the colour of its sign, its title and the line above' }],
  keyboard: [
    { keys: 'Escape', does: 'closes it' },
    { keys: 'Tab', does: 'reaches its button from the end of the page; a dialog that is open keeps the key' },
  ],
  screenReader: 'Its title and message, at once where it is bad news. The focus stays where it is.',
  forms: 'It takes no part in forms.',
  promises: [noticePromises],
  labels: ['alert', 'dialog'],
  goodUse: '"Collaborator removed successfully", with the list already without the person.',
  badUse: 'The only place where an error can be read: two seconds are short.',
  caveats: [
    'The time stops while the pointer or the focus is on it, and while another tab is in front.',
    'A press beside it does not close it: it belongs to the page, not to the notice.',
    'What it says should also stand in the page, because it goes.',
  ],
};
