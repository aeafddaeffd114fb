import { CredenceProvider } from '@credence/ui';
import { type ReactNode, use, useSyncExternalStore } from 'react';
import { catalogue, onLanguage } from '../../ground/text/language.js';
import { loadStudyWords, StudyWordsContext } from './studyWords.js';

/** Provides the page of a study, and the kit's components on it, with their words. Suspends until they are there. */
export function StudyLanguage({ children }: { children: ReactNode }) {
  const { language } = useSyncExternalStore(onLanguage, catalogue);
  const { text, labels } = use(loadStudyWords(language));
  return (
    <CredenceProvider labels={labels}>
      <StudyWordsContext value={text}>{children}</StudyWordsContext>
    </CredenceProvider>
  );
}
