import { studyInvitation } from '@credence/text/english/app/studyInvitation';
import { wordsOfPart } from '../../ground/text/wordsOfPart.js';

/** The words of this page, in the user's language. Suspends. */
export const useStudyWords = wordsOfPart(studyInvitation, (folder) => folder.studyInvitation());
