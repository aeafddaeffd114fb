import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { dialogPromises } from '../../../stories/docs/promises/dialog.js';

export const shareDialogDocs: ComponentDocs = {
  purpose: 'Shows with whom a network is shared, and lets its owner invite and remove people.',
  status: 'experimental',
  since: '0.1.0',
  when: ['Something belongs to one person, and others work on it by invitation.'],
  whenNot: ['Somebody leaves by their own will: ConfirmDialog.'],
  anatomy: [
    { slot: 'share-dialog', is: 'The sheet. All attributes land here, and the ref is its.' },
    { slot: 'title', is: 'What is shared.' },
    { slot: 'body', is: 'What lies below the title.' },
    { slot: 'invite', is: 'The form: whom to invite.' },
    { slot: 'details', is: 'Your fields for what an invitation says besides.' },
    { slot: 'people', is: 'The part with the list, or with what stands in its place.' },
    { slot: 'list', is: 'The list of people.' },
    { slot: 'person', is: 'One person.' },
    { slot: 'name', is: 'Name of the person, or of the account.' },
    { slot: 'note', is: 'What else there is to know of the person.' },
    { slot: 'warning', is: 'What somebody has to see to.' },
    { slot: 'status', is: '"Pending" or "Accepted".' },
    { slot: 'actions', is: 'The buttons of a person: those of `renderAction`, then "Remove".' },
    { slot: 'remove', is: 'The button that asks whether to remove the person.' },
    { slot: 'question', is: 'The question, in the row of the person.' },
    { slot: 'empty', is: 'In place of the list where there is nobody.' },
  ],
  dataAttributes: [
    { name: 'data-status', on: 'person', means: '`pending` or `accepted`' },
    { name: 'data-details', on: 'invite', means: 'there with `details`' },
    { name: 'data-asking', on: 'person', means: 'there while it is asked whether to remove the person' },
  ],
  cssVariables: [],
  keyboard: [
    { keys: 'Enter in the field', does: 'invites' },
    { keys: 'Shift Enter in the field', does: 'begins a line' },
    { keys: 'Tab', does: 'goes through field, buttons and rows, and stays in the dialog' },
    { keys: 'Escape', does: 'refuses what is asked; pressed again, closes' },
  ],
  screenReader:
    'The title, "dialog"; the field with hint and error; each row with name, account and status. What went well and what failed is spoken when it appears.',
  forms: 'The field is a form of its own, which `onInvite` hears of.',
  promises: [dialogPromises],
  labels: ['shareDialog', 'dialog'],
  goodUse: 'The list is fetched again after each invitation, and the dialog stays open for the next.',
  badUse: 'A second dialog above the first that asks whether to remove somebody.',
  caveats: [
    'What was typed goes away when `inviting` turns false without `inviteError`: set both in one step.',
    'Who is only invited is removed by the same `onRemove`; look at `status` for the call that it takes.',
    'A person who was removed has to leave `collaborators`; only then the question is put away.',
  ],
};
