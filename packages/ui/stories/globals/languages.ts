import type { Labels } from '../../src/labels/labels.js';
import { germanLabels } from '../../src/labels/german.js';
import { pseudoLabels } from '../../src/labels/pseudo.js';

interface Language {
  /** What `lang` says of the page. */
  tag: string;
  /** What the kit is given; nothing for its own English. */
  provider: { labels?: Labels; locale?: string };
}

const english: Language = { tag: 'en', provider: {} };

const languages: Readonly<Record<string, Language>> = {
  en: english,
  de: { tag: 'de', provider: { labels: germanLabels, locale: 'de' } },
  // Dates and names of countries by a locale without Latin letters, so that none of them is taken for English.
  pseudo: { tag: 'en-XA', provider: { labels: pseudoLabels, locale: 'el' } },
};

/** The language that the toolbar or a story asks for. */
export const languageOf = (value: unknown): Language => languages[String(value)] ?? english;
