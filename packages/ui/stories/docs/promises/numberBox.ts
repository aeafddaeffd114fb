import type { ControlPromises } from './controlPromises.js';

export const numberBoxPromises = {
  kind: 'Number box',
  learnedFrom: [
    'ARIA Authoring Practices, spinbutton',
    'React Aria, useNumberField',
    'Base UI, NumberField',
    'HTML, input type=number and its complaints',
  ],
  keeps: {
    'named-box': 'It is a text field named by the question and its unit, with the number as its text.',
    'never-a-stop': 'It is no tab stop of its own: the slider beside it takes the same keys and digits.',
    'selected-when-entered': 'A press on it selects the number, so that what is typed replaces it.',
    'nothing-while-typing': 'While somebody types, nothing is told, sent or moved.',
    'enter-finishes': 'Enter finishes the number as one change and one end, and goes back to the slider.',
    'leaving-finishes': 'Leaving it by key or by a press on anything else finishes the number, once.',
    'saving-finishes': 'Ctrl and Enter finish the number before whoever saves reads it, and keep the focus.',
    'sent-with-form': 'A number that stands in it when the form is sent is sent.',
    'kept-when-removed': 'A number that is being typed when the page removes it is kept.',
    'whole-text': 'A text that only begins as a number gives back the answer from before, and says so.',
    'emptied-says-so': 'Emptied and left, it has the answer from before again, and says so.',
    'nearest-answer': 'A number beyond the scale, or a fraction, becomes the nearest answer, and that is said.',
    'escape-gives-back': 'Escape gives back the answer from before, and tells nothing.',
    'arrows-step': 'Arrow up and down step from what was typed, with Shift by ten.',
    'pasted-as-typed':
      'A number is read as pasted, too: with blanks or a new line around it, a sign or a word for percent.',
    'all-digits': 'Digits of Arabic, Persian and full-width keyboards are read, and both decimal signs.',
    'thousands-are-none': 'What groups thousands in the language of the page is no decimal sign.',
    'composition-first': 'While a text is composed, its keys do nothing else.',
    'typing-stays': 'A value from outside does not replace a text that is being typed; Escape shows it.',
    'refused-by-parent': 'Controlled by a parent that refuses a change, it shows what the parent holds.',
    'fixed-takes-nothing': 'Disabled or read-only, it takes no text.',
    'reset-forgets': 'Resetting its form forgets a text that is being typed.',
    'numeric-keyboard': 'On a touch screen it brings the keyboard with digits.',
  },
  declines: [
    {
      what: 'The role `spinbutton`.',
      because: 'The slider beside it has value, limits and keys already, and one answer is announced by one control.',
    },
    {
      what: 'Formatting while somebody types.',
      because: 'A text that changes under the fingers is where numbers get lost.',
    },
    {
      what: 'Stepping by wheel, or by dragging across the number.',
      because: 'Whoever scrolls a page past an answer must not change it.',
    },
  ],
} as const satisfies ControlPromises;
