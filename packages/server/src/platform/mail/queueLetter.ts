import { type Letter, type Letters, isLanguage, type Language, ofEach, standard } from '@credence/text';
import type { Reader } from '../../database/database.js';
import type { Services } from '../services.js';
import { writeMail } from './letter.js';
import { type Dispatch, insertMail } from './mails.js';
import { sealMail } from './sealMail.js';

/**
 * Queues a letter to a user, in their language. Call it in the transaction that the letter reports on, so that both
 * commit or neither does.
 */
export async function queueLetter(
  reader: Reader,
  to: { username: string; locale: string | null },
  write: (letters: Letters, dates: string) => Letter,
  { clock, config, site }: Pick<Services, 'clock' | 'config' | 'site'>,
  dispatch?: Dispatch,
): Promise<void> {
  const { locale, dates, letters } = lettersIn(to.locale);
  const mail = writeMail(write(letters, dates), to.username, { name: site.name, locale });
  await insertMail(reader, sealMail(mail, config.secret), clock.now(), dispatch);
}

/** Loaded at the start: a mail is written even while a new build replaces the files of this one. */
const mails = await ofEach((folder) => folder.mails());

/** The letters in a person's language, or in the standard one, and the locale in which to write the dates in them. */
export function lettersIn(locale: string | null | undefined): { locale: Language; dates: string; letters: Letters } {
  const language = isLanguage(locale) ? locale : standard;
  return { locale: language, ...mails[language] };
}
