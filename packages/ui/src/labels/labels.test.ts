import { expect, test } from 'vitest';
import { englishLabels } from './english.js';
import { germanLabels } from './german.js';
import { pseudo, pseudoLabels } from './pseudo.js';

/** Every key of the labels with its value. */
function entries(labels: object, path = ''): [key: string, value: unknown][] {
  return Object.entries(labels).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null ? entries(value, `${path}${key}.`) : [[`${path}${key}`, value]],
  );
}
const english = entries(englishLabels);
const german = new Map(entries(germanLabels));

test('C11: German has every string of English and no other', () => {
  expect(english.length).toBeGreaterThan(200);
  expect([...german.keys()].sort()).toEqual(english.map(([key]) => key).sort());
});

/** Words and symbols that are the same in both languages. */
const same = [
  'textField.optional',
  'probabilitySlider.percentSign',
  'verbalScale.anchors.3.label',
  'confirmDialog.confirm',
  'pagination.none',
  'combinationEditor.ruleIs',
  'topBar.themes.system',
  'networkMap.zoom',
];

test('C11: no German string was left in English', () => {
  const left = english.filter(
    ([key, value]) => typeof value === 'string' && german.get(key) === value && !same.includes(key),
  );
  expect(left).toEqual([]);
});

test('C11: German says "Sie", never "du"', () => {
  const familiar = [...german].filter(([, value]) => /\b(?:du|dein|deine|dir|dich)\b/i.test(String(value)));
  expect(familiar).toEqual([]);
});

test('C11: German counts one and many apart', () => {
  expect(germanLabels.combobox.count(1, '1')).toBe('1 Eintrag');
  expect(germanLabels.combobox.count(1204, '1.204')).toBe('1.204 Einträge');
  expect(germanLabels.openText.left(1, '1')).toBe('noch 1 Zeichen');
  expect(germanLabels.combinationEditor.decides('1')).toBe('entscheidet 1 Frage');
  expect(germanLabels.combinationEditor.decides('2')).toBe('entscheidet 2 Fragen');
});

test('C11: the pseudo-language is longer, in brackets and without a plain letter', () => {
  expect(pseudo('Continue')).toBe('[Ćóńťíńúé····]');
  expect(pseudo(' ')).toBe(' ');
  const texts = entries(pseudoLabels).map(([, value]) => value);
  expect(texts.filter((text) => typeof text === 'string' && /[a-z]/i.test(text))).toEqual([]);
  expect(pseudoLabels.pagination.page('3')).toMatch(/^\[Ƥáǵé 3·+\]$/);
  expect(pseudoLabels.verbalScale.anchors[1]?.percent).toBe(15);
});
