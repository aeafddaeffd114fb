import { english } from './english/index.js';
import { german } from './german/index.js';
import type { LanguageFolder } from './language.js';

/** The languages of the product by BCP 47 tag, a line each, in the order in which they are listed. */
export const languages = {
  en: english,
  de: german,
} as const satisfies Readonly<Record<string, LanguageFolder>>;

/** The tag of one of the languages. */
export type Language = keyof typeof languages;

/** The tags of all languages. */
export const tags = Object.keys(languages) as readonly Language[];

/** The language of people who have chosen none, of the server's messages, and of texts that their author wrote once. */
export const standard: Language = 'en';

/** Whether this is the tag of one of the languages. */
export const isLanguage = (tag: string | null | undefined): tag is Language =>
  tag !== null && tag !== undefined && Object.hasOwn(languages, tag);

/** Collects something of every language. */
export async function ofEach<Part>(load: (folder: LanguageFolder) => Promise<Part>): Promise<Record<Language, Part>> {
  const parts = await Promise.all(tags.map(async (tag) => [tag, await load(languages[tag])] as const));
  return Object.fromEntries(parts) as Record<Language, Part>;
}
