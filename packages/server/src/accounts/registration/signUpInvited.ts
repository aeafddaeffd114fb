import { withTransaction } from '../../database/withTransaction.js';
import type { BodyOf, ResultOf } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import type { Services } from '../../platform/services.js';
import { normaliseUsername } from '../username.js';
import type { UserRow } from '../users.js';
import { makeProvedAccount } from './makeProvedAccount.js';
import { nowActive } from './openedLink.js';

interface InvitedSignUp {
  readonly body: BodyOf<'createUser'>;
  /** Checked, without the password. */
  readonly profile: Partial<UserRow>;
  /** Of the personal link. */
  readonly link: { readonly id: string; readonly secret: string };
  /** The address of the machine. */
  readonly address: string;
}

/**
 * Registers an invited person behind their personal link. The link was mailed to the address and so proves it: the
 * account is active at once, and whoever registered the address before gets in no more.
 * @throws ApiError invalid_link, account_exists, account_deleted
 */
export async function signUpInvited(
  { body, profile, link, address }: InvitedSignUp,
  services: Services,
): Promise<ResultOf<'createUser'>> {
  const username = body.username.trim();
  const invited = await services.invitations.open(link, address, services);
  const usernameKey = normaliseUsername(username);
  if (invited.state !== 'open' || normaliseUsername(invited.address) !== usernameKey)
    throw new ApiError('invalid_link');
  // Whom it was for has changed address: there is nothing left here to sign up for.
  if (invited.invitee && invited.invitee.usernameKey !== usernameKey) throw new ApiError('invalid_link');
  // Outside the transaction: passwords take their turn.
  const passwordHash = await services.passwords.hash(body.password);
  const at = services.clock.now();
  const consent = body.privacyVersion ? { privacyVersion: body.privacyVersion, privacyAcceptedAt: at } : {};
  const owned = { ...profile, ...consent, passwordHash };
  await withTransaction(services.database, (transaction) =>
    makeProvedAccount(transaction, { username, owned, at }, services),
  );
  return { type: 'success', message: nowActive };
}
