import { type Language, type LanguageFolder, languages, standard } from '@credence/text';
import { use } from 'react';
import { useLanguage } from './useLanguage.js';

/**
 * A hook for the words of a part in the user's language, apart from the catalogue, so that no other part loads them. It
 * suspends. Words that cannot be loaded are the English ones.
 * @param english in the code of the part
 * @param wordsOf loads those of another language
 */
export function wordsOfPart<Words>(english: Words, wordsOf: (folder: LanguageFolder) => Promise<Words>): () => Words {
  const loaded = new Map<Language, Promise<Words>>([[standard, Promise.resolve(english)]]);
  const wordsIn = (language: Language) => {
    const words = loaded.get(language) ?? wordsOf(languages[language]).catch(() => english);
    loaded.set(language, words);
    return words;
  };
  return function useWords() {
    return use(wordsIn(useLanguage()[0]));
  };
}
