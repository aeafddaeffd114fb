import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { fileDropPromises } from '../../../stories/docs/promises/fileDrop.js';

export const fileDropDocs: ComponentDocs = {
  purpose: 'Takes a file, or several and folders, dropped or chosen.',
  status: 'stable',
  since: '0.1.0',
  when: ['A network is uploaded, and it is said beforehand which files are understood.'],
  whenNot: ['The file is short text that can be pasted: a text field is quicker.'],
  anatomy: [
    { slot: 'file-drop', is: 'The root. All attributes land here, and the ref is its.' },
    { slot: 'zone', is: 'Where a file can be dropped. A press anywhere in it opens the file chooser.' },
    { slot: 'input', is: 'The native file input, unseen over the whole zone.' },
    { slot: 'folder', is: 'With `onFilesAdd`: the button that opens the chooser of a folder. Not on touch devices.' },
    { slot: 'folder-input', is: 'The unseen input behind that button.' },
    { slot: 'error', is: 'What is wrong.' },
    { slot: 'file', is: 'The line with the chosen file and the `action`.' },
    { slot: 'remove', is: 'The button that takes the file back.' },
  ],
  dataAttributes: [{ name: 'data-over', on: 'zone', means: 'there while a file is held over it' }],
  cssVariables: [],
  keyboard: [
    { keys: 'Enter, space', does: 'open the file chooser of the device' },
    { keys: 'Tab', does: 'goes on to the button that takes the file back, and to the action' },
  ],
  screenReader: 'What can be dropped or chosen, "file upload", the hint, and what is wrong.',
  forms:
    'A native file input: with a `name` the form sends the file that is shown, also where a parent or `defaultFile` put it there. A reset brings `defaultFile` back; what is controlled stays as it is. `form`, `required`, `disabled` and a disabled fieldset work.',
  promises: [fileDropPromises],
  labels: ['fileDrop'],
  goodUse: 'Which files are understood and what becomes of them, before anybody has picked one.',
  badUse: 'An upload that starts by itself when the file is let go over the wrong page.',
  caveats: [
    'Its own words ask for any file. Say with `prompt` which are understood, and with `hint` what becomes of them.',
    'With `onFilesAdd` it holds no file, so a form sends none: whoever lists the files sends them.',
    'What is dropped is not held to `accept`: whoever reads the file is the judge.',
    'Several files dropped where one is asked for are refused in words, and none is taken.',
    'While it is on the page, a file dropped beside it opens nothing. Other file inputs and drop zones take theirs.',
    'A file that was chosen cannot be chosen again unless it was taken back, as with every file input.',
  ],
};
