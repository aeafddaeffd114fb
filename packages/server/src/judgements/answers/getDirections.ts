import type { Operation } from '../../http/operation.js';
import { requireNode } from '../../networks/index.js';
import { readDirections } from './readDirections.js';

export const getDirections: Operation<'getDirections'> = async ({ path, caller: { user } }, { database }) =>
  readDirections(database, await requireNode(database, path, user, 'assess'));
