import type { Reader, Transaction } from '../../database/database.js';
import type { LinkPurpose } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { ApiError } from '../../platform/errors.js';
import { allowAttempts, forgetAttempt } from '../../platform/limits/attempts.js';
import { addressLimits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import { findLink, type MailedLink } from '../links/links.js';
import { findRegistration, type RegistrationRow } from '../registrations.js';
import { findAccount, lockAccount, nobody, type UserRow } from '../users.js';

/** A link of a confirmation mail that somebody opened; the account is locked. */
export interface OpenedLink {
  user: UserRow;
  link: MailedLink;
  /** The registration that the link was mailed for; undefined if it is the account's first. */
  registration: RegistrationRow | undefined;
  at: Date;
}

/**
 * Does something with the account of a confirmation mail, within the limits for wrong secrets.
 * @throws ApiError invalid_link, too_many_requests
 */
export async function withOpenedLink<Result>(
  { sent, address }: { sent: { user: string; secret: string }; address: string },
  services: Services,
  work: (transaction: Transaction, opened: OpenedLink) => Promise<Result>,
): Promise<Result> {
  const { database, clock, config } = services;
  const at = clock.now();
  const attempt = { limit: addressLimits(config.peoplePerAddress).wrongLinks, subject: address };
  const counting = { secret: config.secret, at };
  await allowAttempts(database, [attempt], counting);
  const done = await withTransaction(database, async (transaction) => {
    const known = await findAccount(transaction, sent.user);
    const link = await findLink(transaction, { userId: known?.id ?? nobody, secret: sent.secret, at });
    if (!known || !link || !ofConfirmationMail.has(link.purpose)) return undefined;
    // Locked only once the secret is right: waiting for a lock would reveal who has an account.
    const user = await lockAccount(transaction, sent.user);
    if (!user) return undefined;
    // Read again: whoever held the lock may have used the link or ended its registration.
    const now = await findLink(transaction, { userId: user.id, secret: sent.secret, at });
    if (!now) return undefined;
    const registration = await registrationOf(transaction, now);
    return { result: await work(transaction, { user, link: now, registration, at }) };
  });
  if (!done) throw new ApiError('invalid_link');
  await forgetAttempt(database, attempt, counting);
  return done.result;
}

/** The other links have pages of their own. */
const ofConfirmationMail: ReadonlySet<LinkPurpose> = new Set(['activation', 'keep_account']);

const registrationOf = (reader: Reader, { registrationId }: MailedLink) =>
  registrationId ? findRegistration(reader, registrationId) : Promise.resolve(undefined);

/** Whether the link has nothing left to activate. */
export const isDone = ({ user, link }: OpenedLink) => link.used || user.activatedAt !== null;

export const alreadyConfirmed = 'This was confirmed already. You can log in.';
export const nowActive = 'Your account is active. You can log in now.';
