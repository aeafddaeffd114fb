import { timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hashToken, normaliseUsername } from '../../accounts/index.js';
import type { Reader } from '../../database/database.js';
import { networks, studyExperts, users } from '../../database/schema/index.js';
import { personColumns, type PersonRow } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { isUuid } from '../../platform/isUuid.js';
import { allowAttempts, forgetAttempt } from '../../platform/limits/attempts.js';
import { addressLimits, limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import { findStudy, type FoundStudy } from '../findStudy.js';
import { type ExpertRow, isTakenBack } from './findExpert.js';
import { studySecret } from './studySecret.js';

/** An invitation to a study that somebody opened by its personal link. */
export interface OpenedStudyLink extends FoundStudy {
  readonly expert: ExpertRow;
  readonly network: Pick<typeof networks.$inferSelect, 'id' | 'filename' | 'ownName' | 'name' | 'title'>;
  readonly owner: PersonRow;
}

/**
 * Reads an invitation by what its link holds, within the limits for wrong secrets and addresses. Also one that lets nobody
 * in any more: say so, or use `requireLive`.
 * @param link with `username`, the address that it has to be for: the invited one, or that of the account by now
 * @param address of the machine
 * @throws ApiError invalid_link, other_address, too_many_requests
 */
export async function openStudyLink(
  link: { readonly expert: string; readonly secret: string; readonly username?: string },
  address: string,
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<OpenedStudyLink> {
  const counting = { secret: config.secret, at: clock.now() };
  const attempt = { limit: addressLimits(config.peoplePerAddress).wrongLinks, subject: address };
  await allowAttempts(database, [attempt], counting);
  const found = isUuid(link.expert) ? await findInvited(database, link.expert) : undefined;
  const study = found && (await findStudy(database, found.network.id));
  if (!study || !isSecretOf(found.expert, study.study.finalAt !== null, link.secret, config.secret))
    throw new ApiError('invalid_link');
  if (link.username !== undefined) {
    const { expert, accountKey } = found;
    const typed = { limit: limits.addressByStudyLink, subject: expert.id };
    await allowAttempts(database, [typed], counting);
    if (![expert.addressKey, accountKey].includes(normaliseUsername(link.username)))
      throw new ApiError('other_address');
    await forgetAttempt(database, typed, counting);
  }
  await forgetAttempt(database, attempt, counting);
  return { ...found, ...study };
}

/** The invitation, if its link still leads to a part in the study. @throws ApiError invalid_link */
export function requireLive(invitation: OpenedStudyLink): OpenedStudyLink {
  if (invitation.study.finalAt || isTakenBack(invitation.expert)) throw new ApiError('invalid_link');
  return invitation;
}

/** Final studies keep no hash of the secrets: what the mail held still follows from the server's own. */
function isSecretOf({ id, secretHash }: ExpertRow, isFinal: boolean, secret: string, serverSecret: string): boolean {
  const hash = isFinal ? hashToken(studySecret(id, serverSecret)) : secretHash;
  const [kept, sent] = [Buffer.from(hash), Buffer.from(hashToken(secret))];
  return kept.length === sent.length && timingSafeEqual(kept, sent);
}

const account = alias(users, 'account');

async function findInvited(reader: Reader, id: string) {
  const [found] = await reader
    .select({
      expert: studyExperts,
      network: {
        id: networks.id,
        filename: networks.filename,
        ownName: networks.ownName,
        name: networks.name,
        title: networks.title,
      },
      owner: personColumns,
      accountKey: account.usernameKey,
    })
    .from(studyExperts)
    .innerJoin(networks, eq(networks.id, studyExperts.networkId))
    .innerJoin(users, eq(users.id, networks.ownerId))
    .leftJoin(account, eq(account.id, studyExperts.userId))
    .where(and(eq(studyExperts.id, id), isNull(networks.deletedAt)));
  return found;
}
