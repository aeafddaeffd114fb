import { isLanguage, type Language, type Letters, ofEach, standard } from '@credence/text';

/** Loaded at the start: a mail is written even while a new build replaces the files of this one. */
const mails = await ofEach((folder) => folder.mails());

/** The letters in a person's language, or in the standard one, and the locale in which to write the dates in them. */
export function lettersIn(locale: string | null | undefined): { locale: Language; dates: string; letters: Letters } {
  const language = isLanguage(locale) ? locale : standard;
  return { locale: language, ...mails[language] };
}
