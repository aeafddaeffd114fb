import { partOfStudies } from '../../../ground/text/partOfStudies.js';

const { Part, useWords } = partOfStudies(({ study }) => study());

/** Provides the pages on which a study is tried with their words. Suspends until they are there. */
export const TryingLanguage = Part;

/** The words of the page of a study, in the user's language. */
export const useTryingWords = useWords;
