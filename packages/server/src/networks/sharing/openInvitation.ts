import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { networkMembers, networks, users } from '../../database/schema/index.js';
import { ApiError } from '../../platform/errors.js';
import { isUuid } from '../../platform/isUuid.js';
import { allowAttempts, forgetAttempt } from '../../platform/limits/attempts.js';
import { addressLimits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import { may, roleOfMember } from '../../roles/rights.js';
import { networkName } from '../networkName.js';
import { type PersonRow, personColumns } from '../people.js';
import { findInvitation, type InvitationRow } from './invitations.js';
import { findWaiting } from './waitingInvitations.js';

/** Milliseconds for which the link of an invitation mail is valid. */
const linkLife = 30 * 86_400_000;

/** An invitation that somebody opened by its personal link. */
export interface FoundInvitation {
  /** As it was invited. */
  readonly address: string;
  readonly invitedAt: Date;
  readonly invitedBy: string | null;
  readonly state: 'open' | 'accepted' | 'declined';
  readonly network: { readonly id: string; readonly filename: string; readonly name: string };
  readonly owner: PersonRow;
  /** Whose invitation it is; undefined while it waits for an account. They may have changed address since. */
  readonly invitee: Invitee | undefined;
}

type Invitee = Pick<typeof users.$inferSelect, 'id' | 'usernameKey' | 'deletedAt'>;

/**
 * Reads an invitation by the id and secret of its link, within the limits for wrong secrets.
 * @throws ApiError invalid_link, also where the owner took the invitation back; too_many_requests
 */
export async function openInvitation(
  link: { id: string; secret: string },
  address: string,
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<FoundInvitation> {
  const counting = { secret: config.secret, at: clock.now() };
  const attempt = { limit: addressLimits(config.peoplePerAddress).wrongLinks, subject: address };
  await allowAttempts(database, [attempt], counting);
  const invitation = isUuid(link.id) ? await findInvitation(database, link) : undefined;
  const present = invitation && isFresh(invitation, counting.at) ? await presentOf(database, invitation) : undefined;
  const [found] = present && invitation ? await networkOf(database, invitation.networkId) : [];
  if (!invitation || !present || !found) throw new ApiError('invalid_link');
  await forgetAttempt(database, attempt, counting);
  return { address: invitation.address, invitedAt: invitation.createdAt, ...present, ...found };
}

const isFresh = ({ createdAt }: InvitationRow, at: Date) => at.getTime() - createdAt.getTime() < linkLife;

/** Undefined if the owner took it back, or the person left. */
async function presentOf(
  reader: Reader,
  invitation: InvitationRow,
): Promise<Pick<FoundInvitation, 'state' | 'invitee' | 'invitedBy'> | undefined> {
  const waiting = await findWaiting(reader, invitation);
  if (waiting) return { state: 'open', invitee: undefined, invitedBy: waiting.invitedBy };
  const [found] = await reader
    .select({
      member: networkMembers,
      invitee: { id: users.id, usernameKey: users.usernameKey, deletedAt: users.deletedAt },
    })
    .from(networkMembers)
    .innerJoin(users, eq(users.id, networkMembers.userId))
    .where(and(eq(networkMembers.networkId, invitation.networkId), eq(networkMembers.id, invitation.id)));
  const state = found && stateOf(found.member);
  return state && { state, invitee: found.invitee, invitedBy: found.member.invitedBy };
}

function stateOf({ role, endedAt, ending }: typeof networkMembers.$inferSelect) {
  if (endedAt === null) return may(roleOfMember(role), 'answer_invitation') ? 'open' : 'accepted';
  return ending === 'declined' ? 'declined' : undefined;
}

const networkOf = (reader: Reader, id: string) =>
  reader
    .select({ network: { id: networks.id, filename: networks.filename, name: networkName }, owner: personColumns })
    .from(networks)
    .innerJoin(users, eq(users.id, networks.ownerId))
    .where(and(eq(networks.id, id), isNull(networks.deletedAt)));
