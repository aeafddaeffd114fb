import type { Labels } from '../../src/labels/labels.js';
import { germanLabels } from '../../src/labels/german.js';
import { pseudoLabels } from '../../src/labels/pseudo.js';

interface Language {
  /** The page's `lang`. */
  tag: string;
  /** The labels passed to the kit; none for its own English. */
  provider: { labels?: Labels; locale?: string };
}

const english: Language = { tag: 'en', provider: {} };

const languages: Readonly<Record<string, Language>> = {
  en: english,
  de: { tag: 'de', provider: { labels: germanLabels, locale: 'de' } },
  // Dates and country names use a locale without Latin letters, so that none of them is mistaken for English.
  pseudo: { tag: 'en-XA', provider: { labels: pseudoLabels, locale: 'el' } },
};

/** The language requested by the toolbar or a story. */
export const languageOf = (value: unknown): Language => languages[String(value)] ?? english;
