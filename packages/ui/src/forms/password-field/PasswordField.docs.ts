import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const passwordFieldDocs: ComponentDocs = {
  purpose: 'Asks for a password, and shows what was typed to whoever wants to see it.',
  status: 'stable',
  since: '0.1.0',
  when: ['Signing in, and choosing a password.'],
  whenNot: ['What is typed is no secret: TextField.'],
  anatomy: [
    { slot: 'password-field', is: 'The root.' },
    { slot: 'label', is: 'The label.' },
    { slot: 'input', is: 'The native input. `ref`, `id`, `aria-*` and what an input takes land here.' },
    { slot: 'end', is: 'The button that shows and hides.' },
    { slot: 'hint', is: 'The hint.' },
    { slot: 'error', is: 'What is wrong.' },
  ],
  dataAttributes: [{ name: 'data-asked', on: 'label', means: 'there with `asked`: the label is set as a question' }],
  cssVariables: [],
  keyboard: [{ keys: 'Tab, then space', does: 'shows what was typed, and hides it again' }],
  screenReader: 'The label, "protected, edit text", hint and error; then "Show password", "toggle button".',
  forms: 'A native input, called by `name`. Password managers and pasting work.',
  labels: ['passwordField', 'textField', 'formField'],
  goodUse: '`autoComplete="new-password"` where one is chosen, and the rules in the hint.',
  badUse: 'A second field to type the same again, where one can look at what one typed.',
  caveats: [
    '`ref` and what an input takes land on the input; `className`, `style` and `data-*` on the root. So it is with all fields that wrap one control.',
    '`autoComplete` is `current-password` unless it is given.',
  ],
};
