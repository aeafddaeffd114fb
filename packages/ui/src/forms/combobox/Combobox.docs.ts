import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { comboboxPromises } from '../../../stories/docs/promises/combobox.js';

export const comboboxDocs: ComponentDocs = {
  purpose: 'Lets somebody choose one of many by typing any part of its words.',
  status: 'stable',
  since: '0.1.0',
  when: ['There are more than about ten options, up to thousands, and their words are known.'],
  whenNot: [
    'There are up to ten options: SelectField, or ChoiceField where all of them should be in sight.',
    'Any text is an answer: TextField.',
  ],
  anatomy: [
    { slot: 'combobox', is: 'The root.' },
    { slot: 'label', is: 'The label above the box, with `labelVisible`.' },
    { slot: 'input', is: 'The box. `ref`, `id`, `aria-*` and what an input takes land here.' },
    { slot: 'end', is: 'The buttons in the box: take the choice back, open the list.' },
    { slot: 'popup', is: 'What lies below the box while it is open.' },
    { slot: 'list', is: 'The list of options.' },
    { slot: 'option', is: 'One option, with the part that was found in bold.' },
    { slot: 'more', is: 'The line that says how many options are not drawn.' },
    { slot: 'hint', is: 'The hint.' },
    { slot: 'error', is: 'What is wrong with the choice.' },
  ],
  dataAttributes: [
    { name: 'data-open', on: 'popup', means: 'there while the list is open' },
    { name: 'data-highlighted', on: 'option', means: 'there on the option that Enter would choose' },
  ],
  cssVariables: [],
  keyboard: [
    { keys: 'Any letter', does: 'opens the list and narrows it; the choice stays what it was' },
    {
      keys: 'Arrow down, arrow up',
      does: 'open the list at the choice, or at its first and its last option, and go through it',
    },
    { keys: 'Page down, page up', does: 'go ten options on and back' },
    { keys: 'Enter', does: 'chooses the marked option; with the list closed, sends the form' },
    {
      keys: 'Escape',
      does: 'closes the list and brings the text of the choice back; pressed again, clears the choice',
    },
    { keys: 'Alt + arrow down, Alt + arrow up', does: 'open and close the list' },
    { keys: 'Arrow left, arrow right, Home, End', does: 'move within the text, and no option is marked any more' },
    { keys: 'Tab', does: 'leaves, keeps the choice as it was and closes the list' },
  ],
  screenReader:
    'The label, "combobox", what is chosen, hint and error. While the list is open: how many options there are, after every change, and the option that the keys stand on.',
  forms:
    'With `name` the form gets the key of the option, or nothing written where none is chosen. A reset brings `defaultValue` back; what is controlled stays as it is. With `required` only a choice will do, whatever is typed. `form`, `readOnly`, `disabled` and a disabled fieldset work as with an input.',
  promises: [comboboxPromises],
  labels: ['combobox'],
  goodUse: 'Networks by "filename (networkId)": whoever remembers only the id finds it as well.',
  badUse: 'Four options that could stand side by side, or options whose words nobody can guess.',
  caveats: [
    '`ref` and what an input takes land on the input; `className`, `style` and `data-*` on the root. So it is with all fields that wrap one control.',
    'Case and accents do not count: "munchen" finds "München", "lodz" finds "Łódź". The words are searched as they are, without guessing at typing errors.',
    'At most `limit` options are drawn, those around the choice among them. The others are found by typing.',
    'Text that was typed and not chosen is put away when the box is left, and the text of the choice comes back. An emptied box clears nothing: Escape and the button do.',
    'Inside a dialog Escape on a closed list closes the dialog and leaves the choice alone.',
  ],
};
