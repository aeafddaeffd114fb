import type { Reader } from '../../database/database.js';
import { ApiError } from '../errors.js';
import type { Services } from '../services.js';
import { countAttempt } from './attempts.js';
import { limits } from './limits.js';

/** Who mails whom by what they do here. */
export interface MailBetween {
  /** The account of the person who does it. */
  readonly from: string;
  /** The key of the address that the mail goes to, or was first sent to. */
  readonly to: string;
}

type Counting = Pick<Services, 'clock' | 'config'>;

/** Counts a mail from one person to another, whatever it is about, and says whether it may go. */
export function countMailBetween(reader: Reader, { from, to }: MailBetween, { clock, config }: Counting) {
  const attempt = { limit: limits.mailsToOnePerson, subject: `${from} ${to}` };
  return countAttempt(reader, attempt, { secret: config.secret, at: clock.now() });
}

/**
 * Counts such a mail, or refuses what would send it. Call it in the transaction of what it refuses, so that a mail that is
 * not sent is not counted.
 * @throws ApiError too_many_requests
 */
export async function allowMailBetween(reader: Reader, mail: MailBetween, services: Counting): Promise<void> {
  const { allowed, until } = await countMailBetween(reader, mail, services);
  if (!allowed) throw tooManyMails(until, services);
}

/** The refusal of what would mail somebody once too often. */
export function tooManyMails(until: Date, { clock }: Pick<Services, 'clock'>): ApiError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - clock.now().getTime()) / 1000));
  const { most } = limits.mailsToOnePerson;
  return new ApiError('too_many_requests', { reason: 'mails', limit: most, seconds }, { retryAfter: seconds });
}
