import { expect, test } from 'vitest';
import { question } from '../../text/english/question.js';
import { leadSentence } from './leadSentence.js';

const said = (parents: { display_name: string; value: string }[], changes: boolean[] = []) =>
  leadSentence(parents, changes, question.lead)
    .map(({ text, strong }) => (strong ? `*${text}*` : text))
    .join('');

test('the conditions are one plain sentence, underscores as spaces', () => {
  const parents = [
    { display_name: 'Smoking', value: 'heavy' },
    { display_name: 'Age', value: 'from_50_to_69' },
    { display_name: 'HPV status', value: 'negative' },
  ];
  expect(said(parents, [true, false, false])).toBe(
    'When Smoking is *heavy*, Age is from 50 to 69 and HPV status is negative:',
  );
  expect(said(parents.slice(0, 1))).toBe('When Smoking is heavy:');
});

test('a node without parents has no conditions', () => {
  expect(said([])).toBe('');
});

test('F-113: a name that is a question is quoted, so that the sentence is one', () => {
  expect(said([{ display_name: 'Is the patient jaundiced?', value: 'yes' }])).toBe(
    'When the answer to “Is the patient jaundiced?” is yes:',
  );
});
