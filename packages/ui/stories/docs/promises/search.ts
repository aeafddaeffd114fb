import type { ControlPromises } from './controlPromises.js';

export const searchPromises = {
  kind: 'Search field',
  learnedFrom: ['HTML, input of type search', 'React Aria, useSearchField', 'WAI-ARIA 1.2, searchbox and search'],
  keeps: {
    'named-search': 'It is a search box with a name, inside a search region.',
    'every-change': 'Every change is reported once and at once: typed, pasted or deleted.',
    'escape-empties':
      'Escape empties it and leaves the focus where it is; in an empty box Escape is for what is around it.',
    'clear-button': 'While there is text, a button empties it and gives the focus back to the box.',
    'composed-letters': 'While an input method composes letters, Escape is its own and empties nothing.',
    'enter-sends': 'Enter changes nothing in the box, and sends the form that it stands in.',
    'says-the-results': 'How many results there are is announced while there is text.',
    'read-only':
      'With `readOnly` it can be focused, read and copied; there is no button to empty it, and no key changes it.',
    disabled: 'Disabled, by itself or by a fieldset, it takes no focus, key or press and sends nothing.',
    'parent-decides':
      'A parent that refuses a change sees the old text come back, and text from outside shows at once, with the caret where it was.',
    reset: 'A form sends its text, and a reset brings the first text back.',
    finger: 'A tap on the button empties it.',
  },
  declines: [
    { what: 'Suggestions below the box.', because: 'Where one of many is to be chosen, Combobox does that.' },
    {
      what: 'Waiting until somebody stops typing.',
      because: 'Whoever asks a server knows how long to wait; a list on the page is narrowed at once.',
    },
    { what: 'A callback of its own for Enter.', because: 'The form around it is sent, as with every native field.' },
  ],
} as const satisfies ControlPromises;
