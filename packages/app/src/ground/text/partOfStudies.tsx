import { CredenceProvider, type PartialLabels } from '@credence/ui';
import { type Language, type LanguageFolder, languages } from '@credence/text';
import { createContext, type ReactNode, use, useContext, useSyncExternalStore } from 'react';
import { onLanguage, shownLanguage } from './language.js';

/** What a page of studies says: its own words and the kit's. */
interface LoadedWords<Words> {
  readonly text: Words;
  readonly labels: PartialLabels;
}

/**
 * The words of a page of studies, which come with it in the user's language, with the kit's for its components.
 * @param wordsOf loads the page's own
 */
export function partOfStudies<Words extends object>(wordsOf: (folder: LanguageFolder) => Promise<Words>) {
  const known = new Map<Language, Promise<LoadedWords<Words>>>();
  const Context = createContext<Words | undefined>(undefined);

  /** Loads them once a language. After a failure the next call tries again. */
  function load(language: Language): Promise<LoadedWords<Words>> {
    const before = known.get(language);
    if (before) return before;
    const folder = languages[language];
    const words = Promise.all([wordsOf(folder), folder.studyLabels()]).then(([text, labels]) => ({
      text,
      labels: { study: labels },
    }));
    known.set(language, words);
    words.catch(() => known.delete(language));
    return words;
  }

  /** Provides the page, and the kit's components on it, with their words. Suspends until they are there. */
  function Part({ children }: { children: ReactNode }) {
    const { language } = useSyncExternalStore(onLanguage, shownLanguage);
    const { text, labels } = use(load(language));
    return (
      <CredenceProvider labels={labels}>
        <Context value={text}>{children}</Context>
      </CredenceProvider>
    );
  }

  function useWords(): Words {
    const words = useContext(Context);
    if (!words) throw new Error('This is a part of a page of studies.');
    return words;
  }
  return { Part, useWords };
}
