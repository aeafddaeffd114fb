import type { PartialLabels } from '@credence/ui';
import { type Language, languages, type StudyWords } from '@credence/text';
import { createContext, useContext } from 'react';

/** What the page of a study says: the application's words and the kit's. */
export interface LoadedStudyWords {
  readonly text: StudyWords;
  readonly labels: PartialLabels;
}

const known = new Map<Language, Promise<LoadedStudyWords>>();

/** Loads them once a language. After a failure the next call tries again. */
export function loadStudyWords(language: Language): Promise<LoadedStudyWords> {
  const before = known.get(language);
  if (before) return before;
  const { study, studyLabels } = languages[language];
  const words = Promise.all([study(), studyLabels()]).then(([text, labels]) => ({ text, labels: { study: labels } }));
  known.set(language, words);
  words.catch(() => known.delete(language));
  return words;
}

export const StudyWordsContext = createContext<StudyWords | undefined>(undefined);

/** The words of the page of a study, in the user's language. */
export function useStudyWords(): StudyWords {
  const words = useContext(StudyWordsContext);
  if (!words) throw new Error('This is a part of the page of a study.');
  return words;
}
