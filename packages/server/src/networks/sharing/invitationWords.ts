import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { nodes } from '../../database/schema/index.js';
import type { BodyOf } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { withoutControls } from '../../platform/withoutControls.js';
import type { InvitationWords } from './invitations.js';

/** What an inviter says, checked. @throws ApiError invalid_input, node_not_found */
export async function invitationWords(
  reader: Reader,
  networkId: string,
  { message = '', dueOn, nodes: asked }: BodyOf<'inviteByEmail'>,
): Promise<InvitationWords> {
  if (message.includes('\0') || !message.isWellFormed())
    throw new ApiError('invalid_input', { reason: 'impossible-character', field: 'message' });
  const part = asked && [...new Set(asked)];
  if (part) {
    const inPart = and(eq(nodes.networkId, networkId), isOneOf(nodes.key, part), isNull(nodes.notAssessed));
    if ((await reader.$count(nodes, inPart)) < part.length) throw new ApiError('node_not_found');
  }
  return { message: withoutControls(message).trim(), dueOn: dueOn ?? null, nodes: part ?? null };
}
