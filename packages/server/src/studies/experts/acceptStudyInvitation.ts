import { eq } from 'drizzle-orm';
import {
  findInvitable,
  makeProvedAccount,
  newToken,
  normaliseUsername,
  plainLines,
  type UserRow,
} from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { networks } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { BodyOf, Operation } from '../../http/operation.js';
import { lockNetwork } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { withoutControls } from '../../platform/withoutControls.js';
import { findStudy } from '../findStudy.js';
import { requireOpenRound } from '../requireOpenRound.js';
import { bindExpert } from './bindExpert.js';
import { enterByLink } from './enterByLink.js';
import { type ExpertRow, findExpert } from './findExpert.js';
import { openStudyLink, requireLive } from './openStudyLink.js';

/**
 * Binds an invitation to whoever has its link and types its address again, with the account of that address or a new one.
 * The session that begins opens this study alone: a mail may have been forwarded.
 */
export const acceptStudyInvitation: Operation<'acceptStudyInvitation'> = async (
  { body, caller, request },
  services,
) => {
  const { database, clock, config, passwords } = services;
  const { interests } = body.consent;
  if (interests.includes('\0') || !interests.isWellFormed())
    throw new ApiError('invalid_input', { reason: 'impossible-character', field: 'consent.interests' });
  const profile = plainLines({ firstname: body.firstname ?? '', lastname: body.lastname ?? '' });
  const { expert: invited } = requireLive(await openStudyLink(body, request.address, services));
  const { networkId } = invited;
  const username = body.username.trim();
  const signedIn = caller?.user.usernameKey === normaliseUsername(username) ? caller.user : undefined;
  if (caller && !signedIn && caller.user.id !== invited.userId) throw new ApiError('other_address');
  // A password that nobody knows: its owner sets one by a mailed link. Outside the transaction: passwords take their turn.
  const passwordHash = signedIn ? '' : await passwords.hash(newToken());
  return withTransaction(database, async (transaction) => {
    const expert = await lockInvitation(transaction, invited);
    const at = clock.now();
    if (expert.userId !== null) {
      if (caller?.user.id === expert.userId) return { networkId };
      return enterByLink(transaction, { userId: expert.userId, networkId, request, at }, config);
    }
    const open = requireOpenRound(await findStudy(transaction, networkId));
    const consent = consentOf(body, { expert, at });
    const owned = { ...profile, locale: consent.locale, passwordHash, hasPassword: false };
    const user: UserRow =
      signedIn ??
      (await findInvitable(transaction, username)) ??
      (await makeProvedAccount(transaction, { username, owned, at }, services));
    await bindExpert(transaction, { expert, user, consent, open, at });
    if (signedIn) return { networkId };
    return enterByLink(transaction, { userId: user.id, networkId, request, at }, config);
  });
};

/** The invitation as it is by now, of a network that nobody else changes. */
async function lockInvitation(transaction: Transaction, invited: ExpertRow): Promise<ExpertRow> {
  await lockNetwork(transaction, invited.networkId);
  const expert = await findExpert(transaction, invited);
  const [network] = await transaction
    .select({ deletedAt: networks.deletedAt })
    .from(networks)
    .where(eq(networks.id, invited.networkId));
  if (!expert || expert.endedAt || !network || network.deletedAt) throw new ApiError('invalid_link');
  return expert;
}

const consentOf = (
  { consent, locale }: BodyOf<'acceptStudyInvitation'>,
  { expert, at }: { expert: ExpertRow; at: Date },
) => ({
  ...consent,
  interests: withoutControls(consent.interests).trim(),
  takesPart: true as const,
  locale: locale ?? expert.locale,
  at: at.toISOString(),
});
