import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const openTextDocs: ComponentDocs = {
  purpose: "Asks for an answer in one's own words, as long as it needs to be.",
  status: 'stable',
  since: '0.1.0',
  when: ['The answer may be longer than one line: what was missing, why somebody is uncertain.'],
  whenNot: ['The answer is a name or a number: TextField.'],
  anatomy: [
    { slot: 'open-text', is: 'The root.' },
    { slot: 'label', is: 'The label.' },
    { slot: 'textarea', is: 'The native textarea. `ref`, `id`, `aria-*` and what a textarea takes land here.' },
    { slot: 'count', is: 'How many characters are left, once nine tenths of `maxLength` are written.' },
    { slot: 'hint', is: 'The hint.' },
    { slot: 'error', is: 'What is wrong.' },
  ],
  dataAttributes: [
    { name: 'data-asked', on: 'label', means: 'there with `asked`: the label is set as a question' },
    { name: 'data-text', on: 'the box around the textarea', means: 'the text again, by which the box grows' },
  ],
  cssVariables: [],
  keyboard: [{ keys: 'Enter', does: 'begins a new line' }],
  screenReader:
    'The label, "text area", hint and error. Near the limit: how many characters are left, half a second after the last key.',
  forms: 'A native textarea: `name`, `required`, `maxLength`, `form`, reset and a disabled fieldset work as ever.',
  labels: ['openText', 'formField', 'textField'],
  goodUse: 'A question that can be answered in three sentences, and room for ten.',
  badUse: 'A limit of 100 characters that is told only once it is passed.',
  caveats: [
    '`ref` and what a textarea takes land on the textarea; `className`, `style` and `data-*` on the root. So it is with all fields that wrap one control.',
    'The box grows up to six tenths of the window, then it scrolls.',
    'Held by a parent (`value` with `onChange`) a reset of the form shows what the parent holds, as with every textarea in React.',
  ],
};
