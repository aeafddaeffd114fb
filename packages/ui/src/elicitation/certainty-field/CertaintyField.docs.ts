import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { radioGroupPromises } from '../../../stories/docs/promises/radioGroup.js';

export const certaintyFieldDocs: ComponentDocs = {
  purpose: 'Asks how certain an answer is and, where it is not, why.',
  status: 'stable',
  since: '0.1.0',
  when: ['Once for each question, below the answers it is about.'],
  whenNot: ['Agreement with a statement is asked for: LikertItem.'],
  anatomy: [
    { slot: 'certainty-field', is: 'The root. All attributes land here, and the ref is its.' },
    { slot: 'choice', is: 'One of the four choices: the label around its radio button.' },
    { slot: 'last', is: 'With `lastValue`: chooses the same as in the question before, with the reason `last`.' },
    { slot: 'error', is: 'What is wrong with the choice.' },
    {
      slot: 'comment',
      is: 'The explanation with its label and hint, where the choice is `uncertain` or `ratherUncertain`.',
    },
    { slot: 'comment-error', is: 'What is wrong with the explanation.' },
  ],
  dataAttributes: [{ name: 'data-meanings', on: 'root and choices', means: 'the words have `cases` below them' }],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'goes to the choice, and on to the explanation' },
    { keys: 'Arrow keys', does: 'choose the next or the previous one, round at the ends' },
    { keys: '1 to 4', does: 'choose the first to the fourth, while the focus is on the choice' },
    { keys: 'Enter', does: 'goes to the explanation, where one is asked for and missing' },
    { keys: 'Space', does: 'chooses the one that has the focus' },
  ],
  screenReader:
    '"How certain are you?", "radio group", what is wrong; then the choice and which of four, with `cases` "as if you had seen this many 5".',
  forms:
    'With `name` the word of the choice, `uncertain`, `ratherUncertain`, `ratherCertain` or `certain`, is part of the form data, with `commentName` the explanation. A reset brings both defaults back; what is controlled stays as it is. Without names it leaves forms alone. `inputRef` is the chosen radio button, or else the first, and `commentRef` the explanation: to focus what is missing.',
  promises: [radioGroupPromises],
  labels: ['certaintyField'],
  goodUse: 'Nothing is chosen beforehand.',
  badUse: '"Certain" chosen beforehand: most people will leave it.',
  caveats: [
    'There is no choice in the middle.',
    'With `cases` the words stay the same. They are explained, not measured: "as if you had seen this many: 5".',
    'With `cases`, in a QuestionLayout or CombinationEditor of 75em, the explanation stands beside the choice, and moves nothing as it opens.',
    'What was typed stays when the choice changes, and comes back with the next uncertain one.',
  ],
};
