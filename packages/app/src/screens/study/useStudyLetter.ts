import { useEffect, useState } from 'react';
import { type Language, languages, type StudyLetter } from '@credence/text';

interface Loaded {
  readonly language: Language;
  /** Undefined if it could not be loaded. */
  readonly letter: StudyLetter | undefined;
}

/** The letter that asks an expert, in a language. While another one is loading, the one before is there. */
export function useStudyLetter(language: Language): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let left = false;
    const take = (letter: StudyLetter | undefined) => void (left || setLoaded({ language, letter }));
    languages[language].studyLetter().then(take, () => take(undefined));
    return () => {
      left = true;
    };
  }, [language]);
  return loaded;
}
