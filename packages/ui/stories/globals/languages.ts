import { useSyncExternalStore } from 'react';
import type { PartialLabels } from '../../src/labels/labels.js';
import { kitLanguages } from '../docs/kitLanguages.js';
import { pseudoLabels } from './pseudo.js';

interface Language {
  /** The page's `lang`. */
  tag: string;
  /** The labels passed to the kit; none for its own English. */
  provider: { labels?: PartialLabels };
}

const english: Language = { tag: 'en', provider: {} };

const languages: Readonly<Record<string, Language>> = {
  ...Object.fromEntries(kitLanguages.map(({ tag, labels }) => [tag, { tag, provider: { labels } }])),
  en: english,
  pseudo: { tag: 'en-XA', provider: { labels: pseudoLabels } },
};

/** The language requested by the toolbar or a story. */
const languageOf = (value: unknown): Language => languages[String(value)] ?? english;

let changedTo: string | undefined;
const followers = new Set<() => void>();

/** Changes the language of the page that is drawn, as a reader does; without one, it is that of the toolbar again. */
export function changeLanguage(name?: string): void {
  changedTo = name;
  for (const follow of followers) follow();
}

function follow(onChange: () => void) {
  followers.add(onChange);
  return () => void followers.delete(onChange);
}

/** The language that the page speaks: the one that it was changed to, or the one from the toolbar or a story. */
export const useLanguage = (value: unknown): Language =>
  languageOf(useSyncExternalStore(follow, () => changedTo) ?? value);
