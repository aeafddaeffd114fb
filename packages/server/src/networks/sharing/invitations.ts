import { randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { hashToken } from '../../accounts/index.js';
import type { Reader, Transaction } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { invitations } from '../../database/schema/index.js';

export type InvitationRow = typeof invitations.$inferSelect;

/** What an inviter says besides whom they invite. */
export interface InvitationWords {
  readonly message: string;
  /** YYYY-MM-DD. */
  readonly dueOn: string | null;
  /** Keys of the nodes asked for; null for all. */
  readonly nodes: string[] | null;
}

export const noWords: InvitationWords = { message: '', dueOn: null, nodes: null };

/** Stores what an invitation says. @returns the secret of its link, which is mailed and never stored */
export async function insertInvitationWords(
  transaction: Transaction,
  row: Pick<InvitationRow, 'networkId' | 'id' | 'address' | 'createdAt'> & InvitationWords,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await transaction.insert(invitations).values({ ...row, secretHash: hashToken(secret) });
  return secret;
}

/** The invitation with this id and secret. */
export async function findInvitation(
  reader: Reader,
  { id, secret }: { id: string; secret: string },
): Promise<InvitationRow | undefined> {
  const [row] = await reader.select().from(invitations).where(eq(invitations.id, id));
  return row && timingSafeEqual(Buffer.from(row.secretHash), Buffer.from(hashToken(secret))) ? row : undefined;
}

/** What the invitations of these networks say, by the id of the membership or the waiting invitation. */
export async function invitationsOf(
  reader: Reader,
  networkIds: readonly string[],
): Promise<Map<string, InvitationRow>> {
  if (networkIds.length === 0) return new Map();
  const rows = await reader.select().from(invitations).where(isOneOf(invitations.networkId, networkIds));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The address as it was invited; undefined where no invitation is kept. */
export async function addressOf(
  reader: Reader,
  { networkId, id }: Pick<InvitationRow, 'networkId' | 'id'>,
): Promise<string | undefined> {
  const [row] = await reader
    .select({ address: invitations.address })
    .from(invitations)
    .where(and(eq(invitations.networkId, networkId), eq(invitations.id, id)));
  return row?.address;
}

export async function deleteInvitation(
  transaction: Transaction,
  { networkId, id }: Pick<InvitationRow, 'networkId' | 'id'>,
): Promise<void> {
  await transaction.delete(invitations).where(and(eq(invitations.networkId, networkId), eq(invitations.id, id)));
}
