import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const conditionsPanelDocs: ComponentDocs = {
  purpose: 'Under which conditions a question is asked, and which of them have changed.',
  status: 'experimental',
  since: '0.1.0',
  when: ['Beside a probability question whose node has parents.'],
  whenNot: ['Conditions can be chosen here: use CombinationEditor.'],
  anatomy: [
    { slot: 'conditions-panel', is: 'The root.' },
    { slot: 'condition', is: 'One parent with its state.' },
    { slot: 'value', is: 'Its state.' },
    {
      slot: 'toggle',
      is: 'Where there is no room for a column: the whole line, which opens the list; "+ 2" is how many it has no room for.',
    },
    { slot: 'foot', is: 'What stands below: a link to change what decides.' },
  ],
  dataAttributes: [
    { name: 'data-changed', on: 'condition', means: 'it is another than in the question before' },
    { name: 'data-open', on: 'root', means: 'the line shows the whole list' },
  ],
  cssVariables: [],
  keyboard: [{ keys: 'Enter, space', does: 'open and close the list where it is one line' }],
  screenReader:
    '"Conditions, complementary", then each parent with its state; "changed" and "was none" behind the ones that changed. Where it is one line, "Conditions, button, collapsed"; all are read either way.',
  forms: 'It sends nothing.',
  labels: ['conditionsPanel'],
  goodUse: 'Changed ones come first where there is one line only.',
  badUse: 'All of them marked as changed because a new node began.',
  caveats: ['Underscores of state names are shown as spaces.', 'Without conditions it draws nothing at all.'],
};
