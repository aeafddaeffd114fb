import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { radioGroupPromises } from '../../../stories/docs/promises/radioGroup.js';

export const likertItemDocs: ComponentDocs = {
  purpose: 'Asks how far one agrees with a statement, from 1 to 5.',
  status: 'stable',
  since: '0.1.0',
  when: ['A questionnaire has statements that are answered on one scale of five, each statement for itself.'],
  whenNot: [
    'A probability is asked for: ProbabilitySlider.',
    'The choices have nothing to do with more or less: ChoiceField.',
  ],
  anatomy: [
    { slot: 'likert-item', is: 'The fieldset. All attributes land here, and the ref is its.' },
    { slot: 'statement', is: 'The legend: the statement.' },
    { slot: 'answers', is: 'The five answers, in a row, or below each other on a phone.' },
    { slot: 'answer', is: 'One answer: the label around its radio button, at least 44 px high.' },
    { slot: 'word', is: 'What the answer means. In a row only the first and the last are seen.' },
    { slot: 'error', is: 'What is wrong.' },
  ],
  dataAttributes: [],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'goes to the answer, or to the first; and on to the next item' },
    { keys: '1 to 5', does: 'gives that answer' },
    { keys: 'Arrow keys', does: 'give the next or the previous answer, round at the ends' },
    { keys: 'Space', does: 'gives the answer that has the focus' },
  ],
  screenReader:
    'The statement, "radio group", error; then "4, agree", "radio button", whether it is checked and which of how many.',
  forms:
    'With `name` the number is part of the form data; a reset brings `defaultValue` back; what is controlled stays as it is. `form`, `required`, `disabled` and a disabled fieldset around it work. Without a name it leaves forms alone.',
  promises: [radioGroupPromises],
  labels: ['likertItem', 'formField'],
  goodUse: 'One statement, one thought: "The functions fit together well."',
  badUse: 'A grid of statements under one head of words: on a phone nobody sees the head any more.',
  caveats: [
    '`error={true}` writes "*required.", the labels\' word for a field that was left empty.',
    '`words` replaces all five words of one item; the labels replace those of all items.',
    'Nothing is chosen to begin with: an answer that nobody gave is worse than none.',
  ],
};
