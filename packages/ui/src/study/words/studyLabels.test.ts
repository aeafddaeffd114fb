import { describe, expect, test } from 'vitest';
import { isTranslated, textsOf } from '../../../test/translated.js';
import { mergeLabels } from '../../foundations/provider/CredenceProvider.js';
import { dutchStudyLabels } from './dutch.js';
import { englishStudyLabels } from './english.js';
import { frenchStudyLabels } from './french.js';
import { germanStudyLabels } from './german.js';
import { italianStudyLabels } from './italian.js';
import { spanishStudyLabels } from './spanish.js';

/** Of each language: its words, what is the same in English, how it addresses a friend. */
const translations = {
  German: { labels: germanStudyLabels, same: ['poolSwitch.kinds.linear'], familiar: /\b(?:du|dein|deine|dir|dich)\b/i },
  French: { labels: frenchStudyLabels, same: ['studyPeople.actions'], familiar: /\b(?:tu|toi|ton|tes)\b/i },
  Spanish: { labels: spanishStudyLabels, same: [], familiar: /(?:^|\s)(?:tú|tu|tus|ti)\s/i },
  Italian: { labels: italianStudyLabels, same: [], familiar: /\b(?:tu|tuo|tua|tuoi|tue)\b/i },
  Dutch: { labels: dutchStudyLabels, same: ['outcomeDots.pool'], familiar: /\b(?:je|jij|jouw|jullie)\b/i },
};

/** What a component passes where numbers alone would not do. */
const given: Readonly<Record<string, readonly unknown[]>> = {
  'studyTimeline.late': [5, '5'],
  'studyTimeline.closedLate': [5, '5'],
  'studyPeople.reminded': [5, '5', '16 Nov'],
  'addressChips.known': [5, '5'],
  'addressChips.unknown': [5, '5'],
  'addressChips.counted': [5, '5'],
  'addressChips.wrong': [5, '5'],
  'addressChips.more': [5, '5'],
};

describe.each(Object.entries(translations))('%s', (_, translation) => {
  isTranslated({ english: englishStudyLabels, given, ...translation });
});

test('R-2380: the words of studies are in the order of their components in every language', () => {
  const keys = textsOf(englishStudyLabels).map(([key]) => key);
  for (const { labels } of Object.values(translations)) expect(textsOf(labels).map(([key]) => key)).toEqual(keys);
});

test('R-2380: a provider inside another replaces one word of a study and keeps the others', () => {
  const { study } = mergeLabels(
    { study: { sealedLine: { sealed: () => 'outer', opened: () => 'outer' } } },
    { study: { sealedLine: { opened: () => 'inner' } } },
  );
  expect([study?.sealedLine?.sealed?.('1'), study?.sealedLine?.opened?.('1', '30 Nov')]).toEqual(['outer', 'inner']);
});

test.each([
  ['English', englishStudyLabels, ['1 is known', '2 are known'], ['late by 1 day', 'late by 2 days']],
  ['German', germanStudyLabels, ['1 ist bekannt', '2 sind bekannt'], ['1 Tag zu spät', '2 Tage zu spät']],
  ['French', frenchStudyLabels, ['1 est connue', '2 sont connues'], ['en retard de 1 jour', 'en retard de 2 jours']],
  [
    'Spanish',
    spanishStudyLabels,
    ['1 es conocida', '2 son conocidas'],
    ['con 1 día de retraso', 'con 2 días de retraso'],
  ],
  ['Italian', italianStudyLabels, ['1 è noto', '2 sono noti'], ['in ritardo di 1 giorno', 'in ritardo di 2 giorni']],
  ['Dutch', dutchStudyLabels, ['1 is bekend', '2 zijn bekend'], ['1 dag te laat', '2 dagen te laat']],
])('R-2380: %s counts one and many apart', (_, { addressChips, studyTimeline }, known, late) => {
  expect([1, 2].map((count) => addressChips.known(count, String(count)))).toEqual(known);
  expect([1, 2].map((count) => studyTimeline.late(count, String(count)))).toEqual(late);
});

test.each(Object.entries({ English: { labels: englishStudyLabels }, ...translations }))(
  'R-2383: in %s the name of a button begins with its text, so that it can be called by what is read',
  (_, { labels: { studyPeople, protocolList } }) => {
    const buttons = [
      [studyPeople.remind, studyPeople.remindWhom('E4')],
      [studyPeople.extend, studyPeople.extendWhom('E4')],
      [studyPeople.replace, studyPeople.replaceWhom('E4')],
      [protocolList.edit, protocolList.editWhat],
    ] as const;
    expect(buttons.filter(([text, name]) => !name.startsWith(text))).toEqual([]);
  },
);
