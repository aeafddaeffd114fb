import type { PartialLabels } from '../../src/labels/labels.js';
import { kitLanguages } from '../docs/kitLanguages.js';
import { pseudoLabels } from './pseudo.js';

interface Language {
  /** The page's `lang`. */
  tag: string;
  /** The labels passed to the kit; none for its own English. */
  provider: { labels?: PartialLabels; locale?: string };
}

const english: Language = { tag: 'en', provider: {} };

const languages: Readonly<Record<string, Language>> = {
  ...Object.fromEntries(kitLanguages.map(({ tag, labels }) => [tag, { tag, provider: { labels, locale: tag } }])),
  en: english,
  // Dates and country names use a locale without Latin letters, so that none of them is mistaken for English.
  pseudo: { tag: 'en-XA', provider: { labels: pseudoLabels, locale: 'el' } },
};

/** The language requested by the toolbar or a story. */
export const languageOf = (value: unknown): Language => languages[String(value)] ?? english;
