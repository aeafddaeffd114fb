import { dates } from '@credence/text/english/dates';
import { writeClock } from '@credence/text';
import { countAttempt } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import { normaliseUsername } from '../username.js';

/** Whether a mail goes out; if not, when the next one can. */
interface MailBudget {
  readonly mails: boolean;
  readonly next: Date;
}

/**
 * Counts a mail to an address that may have no account, so that what is said of the budget tells nobody who has one.
 */
export async function takeFromBudget(
  purpose: 'registrationMail' | 'activationMail' | 'passwordMail' | 'addressMail',
  username: string,
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<MailBudget> {
  const attempt = { limit: limits[purpose], subject: normaliseUsername(username) };
  const { allowed, until } = await countAttempt(database, attempt, { secret: config.secret, at: clock.now() });
  return { mails: allowed, next: until };
}

const late =
  'E-mails leave here late at the moment. What is to go to your address follows by itself: you need not ask again.';

/** The answer to a request for a mail: `sent`, that it goes out later, or when the next one can be asked for. */
export function answerOf(
  { mails, next }: MailBudget,
  sent: string,
  { config, mailServer }: Pick<Services, 'config' | 'mailServer'>,
): { message: string; nextMailAt?: string; mailsWait?: true } {
  if (mails) return mailServer.isAway ? { message: late, mailsWait: true } : { message: sent };
  const time = writeClock(next, dates, config.timeZone);
  return {
    message: `Several e-mails were requested for this address. The next one can be sent at ${time}.`,
    nextMailAt: next.toISOString(),
  };
}
