import { leftStudies } from '@credence/text/english/app/leftStudies';
import { wordsOfPart } from '../../ground/text/wordsOfPart.js';

/** The words for studies that somebody leaves, in the user's language. Suspends. */
export const useLeftStudiesWords = wordsOfPart(leftStudies, (folder) => folder.leftStudies());
