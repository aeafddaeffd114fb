import { type AppWords, isLanguage, type Language, languages, standard, tags } from '@credence/text';

/** The languages to choose from, each under its own name. */
export const languageChoices: readonly { readonly value: Language; readonly label: string }[] = tags.map((tag) => ({
  value: tag,
  label: languages[tag].name,
}));

/** A language with all that it says. Whoever says something has the words of the standard language itself. */
export interface Shown extends Partial<AppWords> {
  readonly language: Language;
}

const COOKIE = 'credence-language';
const YEAR = 365 * 24 * 60 * 60;
/** There without loading anything. */
const first: Shown = { language: standard };

const listeners = new Set<() => void>();
let shown = first;

/** The current language. */
export function shownLanguage(): Shown {
  return shown;
}

/** Calls `listener` after every change of language. Returns an unsubscribe. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language this user chose; the standard one if they chose none, whatever the browser prefers. */
export function chosenLanguage(cookies = document.cookie): Language {
  const tag = choiceIn(cookies);
  return isLanguage(tag) ? tag : standard;
}

/** The language to offer to a user who has chosen none: what the browser prefers, if it is another one of ours. */
export function offeredLanguage(
  cookies = document.cookie,
  [preferred = ''] = navigator.languages,
): Language | undefined {
  if (choiceIn(cookies) !== undefined) return undefined;
  // "de-AT" is served by "de".
  const offered = tags.find((tag) => `${preferred}-`.toLowerCase().startsWith(`${tag}-`.toLowerCase()));
  return offered === standard ? undefined : offered;
}

const choiceIn = (cookies: string) => new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(cookies)?.[1];

/** Stores the choice in a cookie, like that of the theme, and switches the page to it. */
export async function chooseLanguage(language: Language): Promise<void> {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
  await showLanguage(language);
}

/** Switches the page to a language. If it cannot be loaded, the page stays as it is. */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  if (language === shown.language) return;
  const next = language === first.language ? first : await load(language);
  // If the user has chosen again in the meantime, the last choice wins.
  if (!next || wanted !== language) return;
  shown = next;
  // Where first pages are drawn, at build, there is none.
  if ('document' in globalThis) document.documentElement.lang = language;
  listeners.forEach((listener) => listener());
}

let wanted = first.language;

/** Loaded only by those who choose it. */
async function load(language: Language): Promise<Shown | undefined> {
  const words = await languages[language].app().catch(() => undefined);
  return words && { language, ...words };
}
