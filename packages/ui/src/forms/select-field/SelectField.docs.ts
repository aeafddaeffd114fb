import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { selectPromises } from '../../../stories/docs/promises/select.js';

export const selectFieldDocs: ComponentDocs = {
  purpose: 'Asks for one of a few, behind the list of options that the device has anyway.',
  status: 'stable',
  since: '0.1.0',
  when: ['There are five to about fifteen options, and their words are known to everybody.'],
  whenNot: [
    'There are up to five options: ChoiceField shows them all.',
    'There are more, or one has to search for them: Combobox.',
  ],
  anatomy: [
    { slot: 'select-field', is: 'The root.' },
    { slot: 'label', is: 'The label.' },
    { slot: 'select', is: 'The native select. `ref`, `id`, `aria-*` and what a select takes land here.' },
    { slot: 'hint', is: 'The hint.' },
    { slot: 'error', is: 'What is wrong.' },
  ],
  dataAttributes: [{ name: 'data-asked', on: 'label', means: 'there with `asked`: the label is set as a question' }],
  cssVariables: [],
  keyboard: [{ keys: 'Those of the device', does: 'what they do in every select' }],
  screenReader: 'The label, "combo box", what is chosen; then hint and error.',
  forms:
    'A native select: `name`, `required`, `form`, reset and a disabled fieldset work as ever. An empty placeholder counts as nothing chosen.',
  promises: [selectPromises],
  labels: ['formField', 'textField'],
  goodUse: '"Please choose" first, so that nobody sends an answer that nobody gave.',
  badUse: 'Two options, "Yes" and "No", behind a list.',
  caveats: [
    '`ref` and what a select takes land on the select; `className`, `style` and `data-*` on the root. So it is with all fields that wrap one control.',
    'Held by a parent (`value` with `onChange`) a reset of the form shows what the parent holds, as with every select in React.',
  ],
};
