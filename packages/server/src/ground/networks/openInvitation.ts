import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { networkMembers, networks, users } from '../../database/schema/index.js';
import { ApiError } from '../../platform/errors.js';
import { isUuid } from '../../platform/isUuid.js';
import { allowAttempts, forgetAttempt } from '../../platform/limits/attempts.js';
import { addressLimits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import { findInvitation, type InvitationRow } from './invitations.js';
import { type PersonRow, personColumns } from './people.js';
import { findWaiting } from './waitingInvitations.js';

/** Milliseconds for which the link of an invitation mail is valid. */
const linkLife = 30 * 86_400_000;

/** An invitation that somebody opened by its personal link. */
export interface OpenedInvitation {
  /** As it was invited. */
  readonly address: string;
  readonly invitedAt: Date;
  readonly state: 'open' | 'accepted' | 'declined';
  readonly network: { readonly id: string; readonly filename: string; readonly name: string };
  readonly owner: PersonRow;
}

/**
 * Reads an invitation by the id and secret of its link, within the limits for wrong secrets.
 * @throws ApiError invalid_link, also where the owner took the invitation back; too_many_requests
 */
export async function openInvitation(
  link: { id: string; secret: string },
  address: string,
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<OpenedInvitation> {
  const counting = { secret: config.secret, at: clock.now() };
  const attempt = { limit: addressLimits(config.peoplePerAddress).wrongLinks, subject: address };
  await allowAttempts(database, [attempt], counting);
  const said = isUuid(link.id) ? await findInvitation(database, link) : undefined;
  const state = said && isFresh(said, counting.at) ? await stateOf(database, said) : undefined;
  const [found] = state && said ? await networkOf(database, said.networkId) : [];
  if (!said || !state || !found) throw new ApiError('invalid_link');
  await forgetAttempt(database, attempt, counting);
  return { address: said.address, invitedAt: said.createdAt, state, ...found };
}

const isFresh = ({ createdAt }: InvitationRow, at: Date) => at.getTime() - createdAt.getTime() < linkLife;

/** Undefined if the owner took it back, or the person left. */
async function stateOf(reader: Reader, said: InvitationRow): Promise<OpenedInvitation['state'] | undefined> {
  if (await findWaiting(reader, said)) return 'open';
  const [member] = await reader
    .select()
    .from(networkMembers)
    .where(and(eq(networkMembers.networkId, said.networkId), eq(networkMembers.id, said.id)));
  if (member?.endedAt === null) return member.role === 'invitation' ? 'open' : 'accepted';
  return member?.ending === 'declined' ? 'declined' : undefined;
}

const networkOf = (reader: Reader, id: string) =>
  reader
    .select({ network: { id: networks.id, filename: networks.filename, name: networks.name }, owner: personColumns })
    .from(networks)
    .innerJoin(users, eq(users.id, networks.ownerId))
    .where(and(eq(networks.id, id), isNull(networks.deletedAt)));
