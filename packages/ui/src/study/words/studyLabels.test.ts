import { describe, expect, test } from 'vitest';
import { isTranslated, textsOf } from '../../../test/translated.js';
import { mergeLabels } from '../../foundations/provider/mergeLabels.js';
import { dutchStudyLabels } from './dutch.js';
import { englishStudyLabels } from './english.js';
import { frenchStudyLabels } from './french.js';
import { germanStudyLabels } from './german.js';
import { italianStudyLabels } from './italian.js';
import { spanishStudyLabels } from './spanish.js';

/** Of each language: its words, what is the same in English, how it addresses a friend. */
const translations = {
  German: { labels: germanStudyLabels, same: ['poolSwitch.kinds.linear'], familiar: /\b(?:du|dein|deine|dir|dich)\b/i },
  French: { labels: frenchStudyLabels, same: [], familiar: /\b(?:tu|toi|ton|tes)\b/i },
  Spanish: { labels: spanishStudyLabels, same: [], familiar: /(?:^|\s)(?:tú|tu|tus|ti)\s/i },
  Italian: { labels: italianStudyLabels, same: [], familiar: /\b(?:tu|tuo|tua|tuoi|tue)\b/i },
  Dutch: { labels: dutchStudyLabels, same: ['outcomeDots.pool'], familiar: /\b(?:je|jij|jouw|jullie)\b/i },
};

/** What a component passes where numbers alone would not do. */
const given: Readonly<Record<string, readonly unknown[]>> = {};

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
