import { type Language, languages, standard } from '@credence/text';
import { takingPart as english, type TakingPartWords } from '@credence/text/english/app/takingPart';
import { use } from 'react';
import { useLanguage } from '../../../ground/text/useLanguage.js';

const loaded = new Map<Language, Promise<TakingPartWords>>([[standard, Promise.resolve(english)]]);

function wordsIn(language: Language): Promise<TakingPartWords> {
  const words = loaded.get(language) ?? languages[language].takingPart().catch(() => english);
  loaded.set(language, words);
  return words;
}

/** The words of this part in the user's language, apart from the catalogue: only experts of a study load them. Suspends. */
export const useTakingPartWords = (): TakingPartWords => use(wordsIn(useLanguage()[0]));
