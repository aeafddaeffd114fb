import { names } from '@credence/text/english/app/names';
import { wordsOfPart } from '../../ground/text/wordsOfPart.js';

/** The words of this page, in the user's language. Suspends. */
export const useNamesWords = wordsOfPart(names, (folder) => folder.names());
