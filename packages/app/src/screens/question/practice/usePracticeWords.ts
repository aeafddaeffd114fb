import { studyInvitation } from '@credence/text/english/app/studyInvitation';
import { wordsOfPart } from '../../../ground/text/wordsOfPart.js';

/** The words of an invitation to a study, in the user's language. Suspends. */
const useInvitationWords = wordsOfPart(studyInvitation, (folder) => folder.studyInvitation());

/** The words of the practice question, in the user's language. Suspends. */
export const usePracticeWords = () => useInvitationWords().practice;
