import { isLanguage, ofEach, type RecordWords, standard } from '@credence/text';

/** Loaded at the start, as the mails are. */
const records = await ofEach((folder) => folder.record());

/** What the file that a person takes home says, in their language or in the standard one. */
export const wordsOfRecord = (locale: string | null): RecordWords => records[isLanguage(locale) ? locale : standard];
