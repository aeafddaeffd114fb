import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const textFieldDocs: ComponentDocs = {
  purpose: 'Asks for one line of text.',
  status: 'stable',
  since: '0.1.0',
  when: ['A name, an address, a number: short, and in words that only the reader knows.'],
  whenNot: [
    'The answer is longer than one line: OpenText.',
    'A password: PasswordField. A list is narrowed down: SearchField.',
    'The answers are known beforehand: ChoiceField, SelectField or Combobox.',
  ],
  anatomy: [
    { slot: 'text-field', is: 'The root.' },
    { slot: 'label', is: 'The label.' },
    { slot: 'input', is: 'The native input. `ref`, `id`, `aria-*` and what an input takes land here.' },
    { slot: 'hint', is: 'The hint.' },
    { slot: 'error', is: 'What is wrong.' },
  ],
  dataAttributes: [{ name: 'data-asked', on: 'label', means: 'there with `asked`: the label is set as a question' }],
  cssVariables: [],
  keyboard: [{ keys: 'Those of the device', does: 'what they do in every input' }],
  screenReader: 'The label, "edit text", hint and error.',
  forms:
    'A native input: `name`, `required`, `pattern`, `form`, reset and a disabled fieldset work as ever, and `ref.current.setCustomValidity` too.',
  labels: ['textField', 'formField'],
  goodUse: '`autoComplete` and `inputMode` set, so that the device offers what it knows and the keys that fit.',
  badUse: 'The label as a placeholder that goes away with the first letter.',
  caveats: [
    '`ref` and what an input takes land on the input; `className`, `style` and `data-*` on the root. So it is with all fields that wrap one control.',
    '`error={true}` writes "*required.", the labels\' word for a field that was left empty.',
    'Held by a parent (`value` with `onChange`) a reset of the form shows what the parent holds, as with every input in React.',
  ],
};
