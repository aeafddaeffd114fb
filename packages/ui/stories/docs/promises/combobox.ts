import type { ControlPromises } from './controlPromises.js';

export const comboboxPromises = {
  kind: 'Combobox',
  learnedFrom: [
    'ARIA Authoring Practices, combobox with list autocomplete',
    'React Aria, useComboBox',
    'Downshift, useCombobox',
    'Base UI, Combobox',
  ],
  keeps: {
    'says-what-it-is':
      'It is a combobox with a name, and says whether its list is open, how many options there are and on which one the keys stand.',
    'opens-at-the-choice':
      'It opens with the choice highlighted and in sight, however far down the list: Enter keeps it, and the arrow keys go on from there.',
    'opens-at-an-end':
      'Without a choice ArrowDown opens it at the first option and ArrowUp at the last, and both go round at the ends.',
    'typing-is-provisional':
      'What is typed, pasted or deleted changes nothing until an option is chosen: nothing is reported, and the form goes on sending the choice.',
    'leaving-keeps-the-choice':
      'Tab, a press elsewhere, the button and Escape close the list, keep the choice and bring back its text.',
    'another-window': 'Going to another window in the middle of typing loses nothing that was typed.',
    'enter-takes-what-is-marked':
      'Enter chooses the highlighted option, which after typing is the one of exactly these words or else the first; it sends a form only while the list is closed.',
    'caret-keys':
      'ArrowLeft, ArrowRight, Home and End move the caret in the text, and no option is pointed at until another key leads to one.',
    'composed-letters': 'While an input method composes letters, Enter, Escape and the arrow keys belong to it.',
    'escape-clears-last':
      'Escape on a closed list clears the choice, and so does the button; both leave the focus in the box.',
    'in-a-dialog': 'In a dialog Escape closes the list first, then the dialog, and the choice stays what it was.',
    'key-of-the-choice': 'A form gets the key of the choice and never text that was typed.',
    'required-means-a-choice':
      'With `required` only a choice will do: otherwise the form is held back and the browser says what to do.',
    'read-only': 'With `readOnly` it can be focused, read and copied, and no key, press or button changes or opens it.',
    disabled: 'Disabled, by itself or by a fieldset, it takes no focus, key or press and sends nothing.',
    'same-words': 'Options of the same words are told apart by their keys.',
    'options-come-and-go':
      'Options may arrive, change or go while the list is open: the highlight stays on its option, and the choice is kept even if it is no option any more.',
    'parent-decides':
      'A parent that refuses a choice sees the old one come back, and a choice made from outside shows at once, also while somebody types.',
    'the-same-again': 'Choosing again what is chosen closes the list and reports nothing.',
    finger: 'A tap opens it, a tap on an option chooses it without leaving the box, and a tap on the button clears it.',
    thousands:
      'Of thousands of options at most `limit` are drawn, those around the choice among them; the others are counted, and found by typing.',
    reset: 'A form reset brings the first choice back and puts typed text away.',
    'taken-away': 'Taken away in the middle of typing, it reports nothing.',
  },
  declines: [
    {
      what: 'Options that are shown but cannot be chosen.',
      because: 'A search that finds what nobody can have leads astray: leave such options out.',
    },
    {
      what: 'Text of one’s own as the answer.',
      because: 'A form gets keys only, and whoever takes any text asks with a TextField.',
    },
    {
      what: 'An emptied box that clears the choice.',
      because: 'Emptying it is how another search begins; Escape and the button say that nothing is meant.',
    },
    {
      what: 'Several choices in one box.',
      because: 'Several choices are seen and taken back more easily in a list or a table.',
    },
    { what: 'Groups of options.', because: 'What is searched by any part of its words needs no headings.' },
  ],
} as const satisfies ControlPromises;
