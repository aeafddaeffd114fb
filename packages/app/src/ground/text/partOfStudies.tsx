import { type Language, type LanguageFolder, languages } from '@credence/text';
import { createContext, type ReactNode, use, useContext, useSyncExternalStore } from 'react';
import { onLanguage, shownLanguage } from './language.js';

/**
 * The words of a page of studies, which come with it in the user's language.
 * @param wordsOf loads them
 */
export function partOfStudies<Words extends object>(wordsOf: (folder: LanguageFolder) => Promise<Words>) {
  const known = new Map<Language, Promise<Words>>();
  const Context = createContext<Words | undefined>(undefined);

  /** Loads them once a language. After a failure the next call tries again. */
  function load(language: Language): Promise<Words> {
    const before = known.get(language);
    if (before) return before;
    const words = wordsOf(languages[language]);
    known.set(language, words);
    words.catch(() => known.delete(language));
    return words;
  }

  /** Provides the page with its words. Suspends until they are there. */
  function Part({ children }: { children: ReactNode }) {
    const { language } = useSyncExternalStore(onLanguage, shownLanguage);
    return <Context value={use(load(language))}>{children}</Context>;
  }

  function useWords(): Words {
    const words = useContext(Context);
    if (!words) throw new Error('This is a part of a page of studies.');
    return words;
  }
  return { Part, Context, useWords };
}
