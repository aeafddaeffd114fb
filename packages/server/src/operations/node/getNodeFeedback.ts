import type { Operation } from '../../operation.js';
import { requireNode } from '../../workflows/node.js';
import { readNodeFeedback } from '../../workflows/readNodeFeedback.js';

export const getNodeFeedback: Operation<'getNodeFeedback'> = async ({ path, caller: { user } }, { database }) =>
  readNodeFeedback(database, await requireNode(database, path, user, 'assess'), user.id);
