import type { Question } from '@credence/api-client';
import { expect, test } from 'vitest';
import { question } from '@credence/text/english/app/question';
import { question as inGerman } from '@credence/text/german/app/question';
import { leadSentence } from './leadSentence.js';

const said = (
  parents: Question['parents'],
  changes: boolean[] = [],
  { firstTimeStep = false, words = question.lead } = {},
) =>
  leadSentence({ parents, changes, firstTimeStep }, words)
    .map(({ text, strong }) => (strong ? `*${text}*` : text))
    .join('');

test('R-2008: the conditions are one plain sentence, underscores as spaces', () => {
  const parents = [
    { display_name: 'Smoking', value: 'heavy' },
    { display_name: 'Age', value: 'from_50_to_69' },
    { display_name: 'HPV status', value: 'negative' },
  ];
  expect(said(parents, [true, false, false])).toBe(
    'For a patient with Smoking: *heavy*, Age: from 50 to 69 and HPV status: negative:',
  );
  expect(said(parents.slice(0, 1))).toBe('For a patient with Smoking: heavy:');
  expect(said(parents.slice(0, 1), [], { words: inGerman.lead })).toBe('Angenommen, es gilt Smoking: heavy:');
});

test('R-2011: a state that the owner worded as a condition is said in these words, in every language', () => {
  const smokes = { display_name: 'Smoking', value: 'yes', state: { asCondition: 'For a patient who smokes' } };
  const old = { display_name: 'Age', value: 'over_65', state: { asCondition: 'Bei Menschen über 65: ' } };
  const others = [
    { display_name: 'HPV status', value: 'negative' },
    { display_name: 'Site', value: 'glottic' },
  ];
  expect(said([smokes], [true])).toBe('*For a patient who smokes*:');
  expect(said([smokes], [], { words: inGerman.lead })).toBe('For a patient who smokes:');
  expect(said([others[0]!, smokes, others[1]!], [true, false, false])).toBe(
    'For a patient who smokes, with HPV status: *negative* and Site: glottic:',
  );
  expect(said([smokes, old, others[0]!], [], { words: inGerman.lead })).toBe(
    'For a patient who smokes; Bei Menschen über 65; außerdem gilt HPV status: negative:',
  );
  expect(said([smokes], [], { firstTimeStep: true })).toBe('At the first time step: For a patient who smokes:');
});

test('R-1704: the names of conditions are marked, and nothing else is', () => {
  const parents = [{ display_name: 'Smoking', value: 'heavy' }];
  const parts = leadSentence({ parents, changes: [true] }, question.lead);
  expect(parts.filter(({ isName }) => isName).map(({ text }) => text)).toEqual(['Smoking']);
});

test('a node without parents has no conditions', () => {
  expect(said([])).toBe('');
});

test('R-2594: a name that is a question is quoted, so that the sentence is one', () => {
  expect(said([{ display_name: 'Is the patient jaundiced?', value: 'yes' }])).toBe(
    'For a patient with “Is the patient jaundiced?”: yes:',
  );
});

test('R-2701: a question about a node that changes over time says that it is about the first step', () => {
  const parents = [{ display_name: 'Rain', value: 'yes' }];
  const first = { firstTimeStep: true };
  expect(said(parents, [], first)).toBe('At the first time step, for a patient with Rain: yes:');
  expect(said([], [], first)).toBe('At the first time step:');
  expect(said(parents, [], { ...first, words: inGerman.lead })).toBe(
    'Angenommen, im ersten Zeitschritt gilt Rain: yes:',
  );
  expect(said([], [], { ...first, words: inGerman.lead })).toBe('Im ersten Zeitschritt:');
});
