import type { PartialLabels } from '@credence/ui';
import { english, type Text } from './english.js';

export type Language = 'en' | 'de';

/** The languages to choose from, each by its own name. */
export const languages: readonly { readonly value: Language; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
];

/** A language, with everything that is said in it. */
export interface Catalogue {
  readonly language: Language;
  readonly text: Text;
  /** What the kit says; undefined for its own English. */
  readonly labels?: PartialLabels;
}

const COOKIE = 'credence-language';
const YEAR = 365 * 24 * 60 * 60;
const inEnglish: Catalogue = { language: 'en', text: english };

const listeners = new Set<() => void>();
let shown = inEnglish;

/** What the page is shown in now. For code outside of components, which have `useText`. */
export function catalogue(): Catalogue {
  return shown;
}

/** Calls `listener` at every change of language, until told to stop. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language that this reader chose; English for everybody who chose none, whatever their browser says. */
export function chosenLanguage(cookies = document.cookie): Language {
  return new RegExp(`(?:^|; )${COOKIE}=de(?:;|$)`).test(cookies) ? 'de' : 'en';
}

/** Keeps the choice, beside that of the colours, and shows the page in it. */
export async function chooseLanguage(language: Language): Promise<void> {
  document.cookie =
    language === 'en'
      ? `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
      : `${COOKIE}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
  await showLanguage(language);
}

/** Shows the page in a language. One that cannot be loaded leaves the page as it is. */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  if (language === shown.language) return;
  const next = language === 'en' ? inEnglish : await loadGerman().catch(() => undefined);
  // Somebody who chose again meanwhile gets what they chose last.
  if (!next || wanted !== language) return;
  shown = next;
  document.documentElement.lang = language;
  listeners.forEach((listener) => listener());
}

let wanted: Language = 'en';

/** Only for who reads it. */
async function loadGerman(): Promise<Catalogue> {
  const { german, germanLabels } = await import('./german.js');
  return { language: 'de', text: german, labels: germanLabels };
}
