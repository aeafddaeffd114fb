import type { Operation } from '../../operation.js';
import { requireNode } from '../../workflows/node.js';
import { readDirections } from '../../workflows/readDirections.js';

export const getDirections: Operation<'getDirections'> = async ({ path, caller: { user } }, { database }) =>
  readDirections(database, await requireNode(database, path, user, 'assess'));
