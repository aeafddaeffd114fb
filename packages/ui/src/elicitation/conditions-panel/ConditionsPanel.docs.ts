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
    { slot: 'foot', is: 'What stands below: a link to change what decides.' },
  ],
  dataAttributes: [{ name: 'data-changed', on: 'condition', means: 'it is another than in the question before' }],
  cssVariables: [],
  keyboard: [{ keys: '← and →', does: 'scroll the row where it is narrow and longer than the page' }],
  screenReader:
    '"Conditions, complementary", then each parent with its state; "changed" and "before: “none”" behind the ones that changed.',
  forms: 'It sends nothing.',
  labels: ['conditionsPanel'],
  goodUse: 'Changed ones come first where there is one line only.',
  badUse: 'All of them marked as changed because a new node began.',
  caveats: ['Underscores of state names are shown as spaces.', 'Without conditions it draws nothing at all.'],
};
