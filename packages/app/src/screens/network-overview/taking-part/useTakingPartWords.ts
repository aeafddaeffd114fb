import { takingPart } from '@credence/text/english/app/takingPart';
import { wordsOfPart } from '../../../ground/text/wordsOfPart.js';

/** The words of an expert's part in a study, in the user's language: only experts load them. Suspends. */
export const useTakingPartWords = wordsOfPart(takingPart, (folder) => folder.takingPart());
