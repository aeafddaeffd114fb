import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { nodes as nodesTable } from '../../database/schema/index.js';
import type { InvitationWords } from '../../ground/networks/invitations.js';
import { withoutControls } from '../../ground/questions/withoutControls.js';
import type { BodyOf } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';

/** What an inviter says, checked. @throws ApiError invalid_input, node_not_found */
export async function invitationWords(
  reader: Reader,
  networkId: string,
  { message = '', dueOn, nodes }: BodyOf<'inviteByEmail'>,
): Promise<InvitationWords> {
  if (message.includes('\0') || !message.isWellFormed())
    throw new ApiError('invalid_input', { reason: 'impossible-character', field: 'message' });
  const part = nodes && [...new Set(nodes)];
  if (part) {
    const asked = and(
      eq(nodesTable.networkId, networkId),
      isOneOf(nodesTable.key, part),
      isNull(nodesTable.notAssessed),
    );
    if ((await reader.$count(nodesTable, asked)) < part.length) throw new ApiError('node_not_found');
  }
  return { message: withoutControls(message).trim(), dueOn: dueOn ?? null, nodes: part ?? null };
}
