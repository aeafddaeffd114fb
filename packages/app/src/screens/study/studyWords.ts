import { partOfStudies } from '../../ground/text/partOfStudies.js';

const { Part, useWords } = partOfStudies(({ study }) => study());

/** Provides the page of a study, and the kit's components on it, with their words. Suspends until they are there. */
export const StudyLanguage = Part;

/** The words of the page of a study, in the user's language. */
export const useStudyWords = useWords;
