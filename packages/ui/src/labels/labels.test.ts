import { describe, expect, test } from 'vitest';
import { dutchLabels } from './dutch.js';
import { englishLabels } from './englishLabels.js';
import { frenchLabels } from './french.js';
import { germanLabels } from './german.js';
import { italianLabels } from './italian.js';
import type { Labels } from './labels.js';
import { pseudo, pseudoLabels } from '../../stories/globals/pseudo.js';
import { isTranslated, textsOf } from '../../test/translated.js';
import { spanishLabels } from './spanish.js';

interface Translation {
  labels: Labels;
  /** Words and symbols that are the same in English. */
  same: readonly string[];
  /** How the language addresses a friend. */
  familiar: RegExp;
  quoted: string;
}

const everywhere = [
  'probabilitySlider.percentSign',
  'combinationEditor.ruleIs',
  'combinationEditor.ruleOwnComma',
  'networkMap.zoom',
];
const translations: Readonly<Record<string, Translation>> = {
  German: {
    labels: germanLabels,
    same: ['textField.optional', 'confirmDialog.confirm', 'pagination.none', 'topBar.themes.system'],
    familiar: /\b(?:du|dein|deine|dir|dich)\b/i,
    quoted: '„x“',
  },
  French: {
    labels: frenchLabels,
    same: [
      'confirmDialog.confirm',
      'pagination.pages',
      'verbalScale.anchors.1.label',
      'verbalScale.anchors.5.label',
      'dashboardPanels.questionnaireTitle',
      'topBar.menu',
      'conditionsPanel.title',
    ],
    familiar: /\b(?:tu|toi|ton|tes)\b/i,
    quoted: '«\u00a0x\u00a0»',
  },
  Spanish: {
    labels: spanishLabels,
    same: ['alert.error', 'verbalScale.anchors.1.label', 'verbalScale.anchors.5.label'],
    familiar: /(?:^|\s)(?:tú|tu|tus|ti)\s/i,
    quoted: '«x»',
  },
  Italian: {
    labels: italianLabels,
    same: ['confirmDialog.confirm', 'verbalScale.anchors.3.label', 'topBar.menu'],
    familiar: /\b(?:tu|tuo|tua|tuoi|tue)\b/i,
    quoted: '«x»',
  },
  Dutch: {
    labels: dutchLabels,
    same: ['confirmDialog.confirm', 'verbalScale.anchors.3.label', 'topBar.menu'],
    familiar: /\b(?:je|jij|jouw|jullie)\b/i,
    quoted: '‘x’',
  },
};

/** What a component passes where numbers alone would not do. */
const given: Readonly<Record<string, readonly unknown[]>> = {
  'combobox.count': [5, '5'],
  'openText.left': [5, '5'],
  'shareBar.sharesOfMany': [40, ['5 % A', '7 % B']],
  'dashboardPanels.answers': ['5', false],
  'dashboardPanels.combinationsSame': ['5', false],
  'dashboardPanels.sizeFinding': ['small'],
  'dataTable.sorted': ['7', 'desc'],
  'dataTable.direction': ['asc'],
};

describe.each(Object.entries(translations))('%s', (_, { labels, same, familiar, quoted }) => {
  isTranslated({ english: englishLabels, labels, same: [...everywhere, ...same], familiar, given });

  test('C11: uses its own quotation marks', () => {
    const texts = [
      labels.combobox.noMatch('x'),
      labels.dataTable.noMatch('x'),
      labels.manyStates.none('x'),
      labels.probabilitySlider.unreadable('x', 1, 1, 99),
    ];
    expect(texts.filter((text) => !text.includes(quoted))).toEqual([]);
  });

  test('R-818: has seven words at the percentages of the scale, none twice', () => {
    const { anchors } = labels.verbalScale;
    expect(anchors.map(({ percent }) => percent)).toEqual([0, 15, 25, 50, 75, 85, 100]);
    expect(new Set(anchors.map(({ label }) => label)).size).toBe(7);
  });

  test('C11: the name of a button begins with its text, so that it can be called by what is read', () => {
    const { probabilityQuestion, certaintyField, shareDialog } = labels;
    expect(probabilityQuestion.keepAt('T3', 40).startsWith(probabilityQuestion.keep)).toBe(true);
    expect(certaintyField.asLastNamed('x').startsWith(certaintyField.asLast)).toBe(true);
    expect(shareDialog.removingWhom('Ada').startsWith(shareDialog.removing)).toBe(true);
  });
});

test('C11: German counts one and many apart', () => {
  expect(germanLabels.combobox.count(1, '1')).toBe('1 Eintrag');
  expect(germanLabels.combobox.count(1204, '1.204')).toBe('1.204 Einträge');
  expect(germanLabels.openText.left(1, '1')).toBe('noch 1 Zeichen');
  expect(germanLabels.combinationEditor.decides('1')).toBe('entscheidet 1 Frage');
  expect(germanLabels.combinationEditor.decides('2')).toBe('entscheidet 2 Fragen');
});

test('C11: French counts none and one and a half as one', () => {
  const { decides } = frenchLabels.combinationEditor;
  expect(['0', '1', '2', '10', '1\u202f204'].map(decides)).toEqual([
    'détermine 0 question',
    'détermine 1 question',
    'détermine 2 questions',
    'détermine 10 questions',
    'détermine 1\u202f204 questions',
  ]);
  expect(frenchLabels.dashboardPanels.combinationsSame('1,5', false)).toBe(
    'En moyenne, 1,5 combinaison détermine un nœud',
  );
});

test.each([
  ['Spanish', spanishLabels, ['0 opciones', '1 opción', '2 opciones', '5 opciones']],
  ['Italian', italianLabels, ['0 opzioni', '1 opzione', '2 opzioni', '5 opzioni']],
  ['Dutch', dutchLabels, ['0 keuzes', '1 keuze', '2 keuzes', '5 keuzes']],
])('C11: %s counts one and many apart', (_, { combobox }, written) => {
  expect([0, 1, 2, 5].map((count) => combobox.count(count, String(count)))).toEqual(written);
});

test('C11: shares have the decimal comma and the percent sign of their language', () => {
  expect(Object.values(translations).map(({ labels }) => labels.shareBar.share(33.3))).toEqual([
    '33,3 %',
    '33,3\u202f%',
    '33,3\u00a0%',
    '33,3%',
    '33,3%',
  ]);
});

test('C11: the pseudo-language is longer, in brackets and without a plain letter', () => {
  expect(pseudo('Continue')).toBe('[Ćóńťíńúé····]');
  expect(pseudo(' ')).toBe(' ');
  const { locale: _, ...words } = pseudoLabels;
  const texts = textsOf(words).map(([, value]) => value);
  expect(texts.filter((text) => typeof text === 'string' && /[a-z]/i.test(text))).toEqual([]);
  expect(pseudoLabels.pagination.page('3')).toMatch(/^\[Ƥáǵé 3·+\]$/);
  expect(pseudoLabels.verbalScale.anchors[1]?.percent).toBe(15);
});

test.each([
  [englishLabels, 'How likely is it that “Is the patient jaundiced?” is:'],
  [frenchLabels, 'Pour «\u00a0Is the patient jaundiced?\u00a0», quelle est la probabilité de l’état\u00a0:'],
])(
  'R-2594, R-714: a name that is a question is quoted in the question about it',
  ({ probabilityQuestion }, sentence) => {
    expect(probabilityQuestion.lead('Is the patient jaundiced?')).toBe(sentence);
    expect(probabilityQuestion.lead('Jaundice')).not.toMatch(/[“„«]/);
  },
);

test('R-3670: German asks in whole sentences, with the names in quotation marks', () => {
  const { lead, state, leadOfList, stateOfList } = germanLabels.probabilityQuestion;
  expect(`${lead('Atemnot')} ${state('ja')}`).toBe('Wie wahrscheinlich ist es, dass „Atemnot“ den Zustand „ja“ hat?');
  expect(`${leadOfList('Atemnot')} ${stateOfList('ja')}`).toBe(
    'Wie wahrscheinlich ist es, dass „Atemnot“ diesen Zustand hat: ja?',
  );
});
