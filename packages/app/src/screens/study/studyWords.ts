import { partOfStudies } from '../../ground/text/partOfStudies.js';

const { Part, Context, useWords } = partOfStudies(({ study }) => study());

/** Provides the page of a study with its words. Suspends until they are there. */
export const StudyLanguage = Part;

/** The context of these words, for whoever has them: tests and stories of a part of the page. */
export const StudyWordsContext = Context;

/** The words of the page of a study, in the user's language. */
export const useStudyWords = useWords;
