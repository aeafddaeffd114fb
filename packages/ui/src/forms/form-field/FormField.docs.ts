import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const formFieldDocs: ComponentDocs = {
  purpose: 'Puts label, hint and error around any control, and ties them to it.',
  status: 'stable',
  since: '0.1.0',
  when: ['A control that the kit does not have is to look and speak like its fields.'],
  whenNot: ['TextField, PasswordField, SelectField, OpenText: they are built on it already.'],
  anatomy: [
    { slot: 'form-field', is: 'The root. All attributes land here, and the ref is its.' },
    { slot: 'label', is: 'The label.' },
    { slot: 'hint', is: 'The hint.' },
    { slot: 'error', is: 'What is wrong.' },
  ],
  dataAttributes: [{ name: 'data-asked', on: 'label', means: 'there with `asked`: the label is set as a question' }],
  cssVariables: [],
  keyboard: [],
  screenReader: 'The control is named by the label and described by hint and error; with an error it is "invalid".',
  forms: 'It sends nothing by itself; the control inside does. `required` is handed to it.',
  labels: ['textField', 'formField'],
  goodUse: '`{(control) => <input type="date" {...control} />}`',
  badUse: 'Two controls in one field: only one of them gets the label.',
  caveats: [
    'Spread what the function is handed on the control; otherwise nothing is tied.',
    'A field that may stay empty says "(optional)"; one that has to be filled in says nothing.',
    '`error={true}` writes "*required.", the labels\' word for a field that was left empty.',
  ],
};
