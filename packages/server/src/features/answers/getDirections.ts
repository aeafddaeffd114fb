import { requireNode } from '../../ground/nodes/requireNode.js';
import type { Operation } from '../../http/operation.js';
import { readDirections } from './readDirections.js';

export const getDirections: Operation<'getDirections'> = async ({ path, caller: { user } }, { database }) =>
  readDirections(database, await requireNode(database, path, user, 'assess'));
