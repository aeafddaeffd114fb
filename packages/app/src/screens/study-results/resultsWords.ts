import { partOfStudies } from '../../ground/text/partOfStudies.js';

const { Part, useWords } = partOfStudies(({ studyResults }) => studyResults());

/** Provides the page of results, and the kit's components on it, with their words. Suspends until they are there. */
export const ResultsLanguage = Part;

/** The words of the page of results, in the user's language. */
export const useResultsWords = useWords;
