import { answer, input } from './input.js';
import { flag, oneOf, percentOr, share, text } from './kinds.js';
import { combinations, names, nodes, shares } from './lists.js';

/*
 * What a page can set, by the name of the property. The elements' properties and observed attributes, their types,
 * custom-elements.json and the tables of the README are made from these tables.
 */

const LEVELS = ['1', '2', '3', '4', '5', '6'] as const;
const precision = input(
  oneOf('percent', 'exact'),
  'precision',
  '`exact` also takes shares below 1 % and above 99 %, where the answers are independent.',
);
const readOnly = input(flag, 'readonly', 'The answer can be read and not changed. It is sent, and never missing.');
const hint = input(text, 'hint', 'A help text below the question.');
const error = input(text, 'error', 'What is wrong with the answer, said at the slider and below it.');
const node = input(text, 'node', 'The name of the node that is asked about.');
const states = input(names, 'states', 'The names of its states.');

/** What every element takes. */
export const commonInputs = {
  name: input(text, 'name', 'The name of what is sent with the form. Without one, nothing is sent.'),
  required: input(flag, 'required', 'The form is invalid while an answer is missing.'),
  disabled: input(flag, 'disabled', 'Nothing can be answered, and nothing is sent.'),
  theme: input(oneOf('', 'light', 'dark', 'system'), 'theme', 'Its colours; as a rule those of the page around it.'),
};

export const sliderInputs = {
  ...commonInputs,
  label: input(text, 'label', 'The question.'),
  lead: input(text, 'lead', 'The beginning of the question, in smaller type above `label`.'),
  value: answer(
    share,
    'value',
    'The answer in percent, from 1 to 99, or in parts per million as `{"ppm": 2000}`, 0 for what cannot happen; null if unanswered.',
  ),
  precision,
  startValue: input(percentOr(50), 'start-value', 'Where the thumb stands while unanswered, in percent.'),
  scaleType: input(oneOf('both', 'words', 'numbers'), 'scale-type', 'What the scale shows.'),
  headingLevel: input(oneOf('none', ...LEVELS), 'heading-level', 'The level of the question in the page’s outline.'),
  readOnly,
  hint,
  error,
};

export const questionInputs = {
  ...commonInputs,
  node,
  states,
  values: answer(
    shares,
    'values',
    'One answer for each state in percent, from 1 to 99, or in parts per million as `{"ppm": 2000}`; null where nobody has answered.',
  ),
  precision,
  standing: answer(
    oneOf('answered', 'cannotOccur', 'notMyField'),
    'standing',
    'Set it for those who cannot answer: a sentence with "Undo" then takes the place of the sliders.',
  ),
  sumMode: input(
    oneOf('follow', 'independent', 'balanced', 'bars'),
    'sum-mode',
    'Whether states that nobody set follow, each counts by itself, or moving one moves all, drawn as sliders or as bars.',
  ),
  headingLevel: input(
    oneOf('2', 'none', '1', '3', '4', '5', '6'),
    'heading-level',
    'The level of its questions in the page’s outline.',
  ),
  readOnly,
  hint,
  error,
};

export const combinationsInputs = {
  ...commonInputs,
  node,
  states,
  parents: input(nodes, 'parents', 'The parents of the node and their states.'),
  precision,
  headingLevel: input(
    oneOf('2', '1', '3'),
    'heading-level',
    'The level of its heading in the page’s outline; those of the questions are one level further down.',
  ),
  combinations: answer(combinations, 'combinations', 'What decides over all else, in order of priority.'),
};
