import type { PartialLabels } from '@credence/ui';
import { english, type Text } from './english.js';

export type Language = 'en' | 'de';

/** The available languages, each under its own name. */
export const languages: readonly { readonly value: Language; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
];

/** A language with all of its texts. */
export interface Catalogue {
  readonly language: Language;
  readonly text: Text;
  /** The kit's texts; undefined for its built-in English. */
  readonly labels?: PartialLabels;
}

const COOKIE = 'credence-language';
const YEAR = 365 * 24 * 60 * 60;
const inEnglish: Catalogue = { language: 'en', text: english };

const listeners = new Set<() => void>();
let shown = inEnglish;

/** The current language's catalogue, for code outside components; components have `useText`. */
export function catalogue(): Catalogue {
  return shown;
}

/** Calls `listener` after every change of language. Returns an unsubscribe. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language this user chose; English if they chose none, whatever the browser prefers. */
export function chosenLanguage(cookies = document.cookie): Language {
  return new RegExp(`(?:^|; )${COOKIE}=de(?:;|$)`).test(cookies) ? 'de' : 'en';
}

/** Whether this user, who has chosen no language, may be asked: the browser prefers German. */
export function prefersGerman(cookies = document.cookie, [first = ''] = navigator.languages): boolean {
  return !new RegExp(`(?:^|; )${COOKIE}=`).test(cookies) && /^de(?:-|$)/i.test(first);
}

/** Stores the choice in a cookie, like that of the theme, and switches the page to it. */
export async function chooseLanguage(language: Language): Promise<void> {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
  await showLanguage(language);
}

/** Switches the page to a language. If it cannot be loaded, the page stays as it is. */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  if (language === shown.language) return;
  const next = language === 'en' ? inEnglish : await loadGerman().catch(() => undefined);
  // If the user has chosen again in the meantime, the last choice wins.
  if (!next || wanted !== language) return;
  shown = next;
  document.documentElement.lang = language;
  listeners.forEach((listener) => listener());
}

let wanted: Language = 'en';

/** Loaded only by those who choose it. */
async function loadGerman(): Promise<Catalogue> {
  const { german, germanLabels } = await import('./german.js');
  return { language: 'de', text: german, labels: germanLabels };
}
