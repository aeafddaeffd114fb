import { partOfStudies } from '../../ground/text/partOfStudies.js';

const { Part, Context, useWords } = partOfStudies(({ studyResults }) => studyResults());

/** Provides the page of results with its words. Suspends until they are there. */
export const ResultsLanguage = Part;

/** The context of these words, for whoever has them: tests and stories of a part of the page. */
export const ResultsWordsContext = Context;

/** The words of the page of results, in the user's language. */
export const useResultsWords = useWords;
