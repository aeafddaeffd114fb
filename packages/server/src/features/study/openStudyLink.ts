import { timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { networks, studyExperts, users } from '../../database/schema/index.js';
import { hashToken } from '../../ground/accounts/token.js';
import { normaliseUsername } from '../../ground/accounts/username.js';
import { type PersonRow, personColumns } from '../../ground/networks/people.js';
import { ApiError } from '../../platform/errors.js';
import { isUuid } from '../../platform/isUuid.js';
import { allowAttempts, forgetAttempt } from '../../platform/limits/attempts.js';
import { addressLimits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import { type ExpertRow, isTakenBack } from './findExpert.js';
import { findStudy, type FoundStudy } from '../../ground/study/findStudy.js';

/** An invitation to a study that somebody opened by its personal link. */
export interface OpenedStudyLink extends FoundStudy {
  readonly expert: ExpertRow;
  readonly network: Pick<typeof networks.$inferSelect, 'id' | 'filename' | 'name' | 'title'>;
  readonly owner: PersonRow;
}

/**
 * Reads an invitation by what its link holds, within the limits for wrong secrets.
 * @param link with `username`, the address that it has to be for
 * @param address of the machine
 * @throws ApiError invalid_link, also where the owner took the invitation back; other_address, too_many_requests
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
  if (!found || !isSecretOf(found.expert, link.secret) || isTakenBack(found.expert)) throw new ApiError('invalid_link');
  if (link.username !== undefined && normaliseUsername(link.username) !== found.expert.addressKey)
    throw new ApiError('other_address');
  await forgetAttempt(database, attempt, counting);
  return { ...found, ...(await findStudy(database, found.network.id)) };
}

const isSecretOf = ({ secretHash }: ExpertRow, secret: string): boolean => {
  const [kept, sent] = [Buffer.from(secretHash), Buffer.from(hashToken(secret))];
  return kept.length === sent.length && timingSafeEqual(kept, sent);
};

async function findInvited(reader: Reader, id: string) {
  const [found] = await reader
    .select({
      expert: studyExperts,
      network: { id: networks.id, filename: networks.filename, name: networks.name, title: networks.title },
      owner: personColumns,
    })
    .from(studyExperts)
    .innerJoin(networks, eq(networks.id, studyExperts.networkId))
    .innerJoin(users, eq(users.id, networks.ownerId))
    .where(and(eq(studyExperts.id, id), isNull(networks.deletedAt)));
  return found;
}
