import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { radioGroupPromises } from '../../../stories/docs/promises/radioGroup.js';

export const choiceFieldDocs: ComponentDocs = {
  purpose: 'Asks for one of a few choices, all of them in sight.',
  status: 'stable',
  since: '0.1.0',
  when: ['There are two to about seven choices in a form, and reading all of them helps to choose.'],
  whenNot: [
    'The choice shows its effect at once, such as a period or a view: SegmentedControl.',
    'There are more choices: SelectField or Combobox.',
    'One agrees or disagrees with a statement: LikertItem.',
  ],
  anatomy: [
    { slot: 'choice-field', is: 'The fieldset. All attributes land here, and the ref is its.' },
    { slot: 'label', is: 'The legend: what is asked.' },
    { slot: 'choices', is: 'All choices, in a row, or below each other on a phone.' },
    { slot: 'choice', is: 'One choice: the label around its radio button.' },
    { slot: 'hint', is: 'The hint.' },
    { slot: 'error', is: 'What is wrong.' },
  ],
  dataAttributes: [{ name: 'data-asked', on: 'label', means: 'there with `asked`: the label is set as a question' }],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chosen one, or to the first; and on from there' },
    { keys: 'Arrow keys', does: 'choose the next or the previous one, round at the ends' },
    { keys: 'Space', does: 'chooses the one that has the focus' },
  ],
  screenReader:
    'What is asked, "radio group", hint and error; then the choice, "radio button", whether it is checked, which of how many, and its own hint.',
  forms:
    'With `name` the choice is part of the form data; a reset brings `defaultValue` back; what is controlled stays as it is. `form`, `required`, `disabled` and a disabled fieldset around it work. Without a name it leaves forms alone.',
  promises: [radioGroupPromises],
  labels: ['formField', 'textField'],
  goodUse: '"Beginner", "Intermediate", "Advanced", none of them chosen to begin with.',
  badUse: 'A choice made in advance that most people will leave as it is, read or not.',
  caveats: ['`error={true}` writes "*required.", the labels\' word for a field that was left empty.'],
};
