import type { Operation } from '../../http/operation.js';
import { requireNode } from '../../ground/nodes/requireNode.js';
import { readNodeFeedback } from './readNodeFeedback.js';

export const getNodeFeedback: Operation<'getNodeFeedback'> = async ({ path, caller: { user } }, { database }) =>
  readNodeFeedback(database, await requireNode(database, path, user, 'assess'), user.id);
