import type { ControlPromises } from './controlPromises.js';

export const selectPromises = {
  kind: 'Select',
  learnedFrom: ['HTML, select', 'React Aria, useSelect', 'Radix Primitives, Select', 'Base UI, Select'],
  keeps: {
    'named-select':
      'It is a list of the device’s own with a name; hint and error describe it, and an error marks it as invalid.',
    'keys-and-letters':
      'The arrow keys, Home, End and the first letters of an option choose it, as everywhere on the device.',
    'reports-once': 'A choice is reported once, through the events of a native select.',
    'nothing-chosen': 'With a placeholder nothing is chosen to begin with, and a form gets an empty text.',
    'required-means-a-choice': 'With `required` only an option will do, and the placeholder is none.',
    'options-go': 'A chosen option that is removed gives way to the placeholder, never to another option.',
    'cannot-be-chosen': 'Options and groups that are disabled cannot be chosen.',
    disabled: 'Disabled, by itself or by a fieldset, it takes no focus or key and sends nothing.',
    'parent-decides': 'A parent that refuses sees the old choice stay, and a choice from outside shows at once.',
    reset: 'A form reset brings the first choice back, or shows what a parent holds.',
  },
  declines: [
    {
      what: 'A list drawn by the page.',
      because:
        'The list of the device works with every finger, switch and reader; where it must be searched, Combobox is.',
    },
    { what: '`readOnly`.', because: 'HTML knows no such state for a select; what only can be read is text.' },
    { what: 'Several choices.', because: 'Several are seen and taken back more easily in a list of checkboxes.' },
  ],
} as const satisfies ControlPromises;
