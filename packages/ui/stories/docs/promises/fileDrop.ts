import type { ControlPromises } from './controlPromises.js';

export const fileDropPromises = {
  kind: 'File drop',
  learnedFrom: ['HTML, input of type file', 'HTML, drag and drop', 'React Aria, useDrop, DropZone and FileTrigger'],
  keeps: {
    'native-input':
      'It is a native file input with a name and a description, so that keys, fingers and readers choose a file as everywhere.',
    'shows-what-is-chosen':
      'The chosen file is shown by its name, whatever characters it has, and its size, and reported once.',
    'taken-back':
      'A button takes the file back and gives the focus to the input; the same file can then be chosen again.',
    'one-or-none':
      'Several files dropped where one is asked for are refused in words that a reader hears, and none is taken.',
    'beside-it':
      'Files dropped beside it open nothing, as long as it is on the page; other places for files still take theirs.',
    'lit-for-files':
      'It lights up for files that it would take: not for text, and not while it is disabled by itself or by a fieldset.',
    'sends-what-is-shown':
      'A form sends the file that is shown, whoever put it there, and with `required` none without it.',
    disabled: 'Disabled, by itself or by a fieldset, it takes no focus and no file and sends nothing.',
    'parent-decides': 'A parent that refuses sees the old file stay, and a file from outside shows at once.',
    reset: 'A form reset brings the first file back.',
    'several-and-folders':
      'With `onFilesAdd` all files of a drop or a choice are handed over together, those of folders too, and none of an empty one.',
  },
  declines: [
    {
      what: 'Holding what is dropped to `accept`.',
      because: 'The name of a file proves nothing; whoever reads it says in words what is wrong with it.',
    },
    {
      what: 'Pictures of the files, and how far they are sent.',
      because: 'Whoever sends them knows; ProgressBar shows it.',
    },
    {
      what: 'Files from the clipboard.',
      because: 'A paste belongs to the field that has the focus, and networks are kept as files.',
    },
  ],
} as const satisfies ControlPromises;
