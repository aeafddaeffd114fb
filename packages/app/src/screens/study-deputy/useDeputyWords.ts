import { studyDeputy } from '@credence/text/english/app/studyDeputy';
import { wordsOfPart } from '../../ground/text/wordsOfPart.js';

/** The words of this page, in the user's language. Suspends. */
export const useDeputyWords = wordsOfPart(studyDeputy, (folder) => folder.studyDeputy());
