import { type Language, languages, standard } from '@credence/text';
import { studyInvitation as english, type StudyInvitationWords } from '@credence/text/english/app/studyInvitation';
import { use } from 'react';
import { useLanguage } from '../../ground/text/useLanguage.js';

const loaded = new Map<Language, Promise<StudyInvitationWords>>([[standard, Promise.resolve(english)]]);

function wordsIn(language: Language): Promise<StudyInvitationWords> {
  const words = loaded.get(language) ?? languages[language].studyInvitation().catch(() => english);
  loaded.set(language, words);
  return words;
}

/** The words of this page in the user's language, apart from the catalogue: no other page loads them. Suspends. */
export const useStudyWords = (): StudyInvitationWords => use(wordsIn(useLanguage()[0]));
