import type { components } from '@credence/api-client';
import type { Operation } from '../../http/operation.js';
import { requireNode } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { repeatable } from '../../platform/events/repeatedRequest.js';
import { changeNode } from '../changeNode.js';
import { findDirections, putDirections } from './judgements.js';
import { readDirections } from './readDirections.js';

/** Stores the direction in which each parent is expected to push the node; earlier ones stay in the history. */
export const saveDirections: Operation<'saveDirections'> = async (
  { path, headers, body, request, caller: { user } },
  services,
) => {
  const question = await requireNode(services.database, path, user, 'assess');
  const { directions } = body;
  const { length } = question.parents;
  if (directions.length !== length) {
    throw new ApiError('invalid_input', { reason: 'wrong-direction-count', needed: length });
  }
  const change = { user, question, request: repeatable(headers['Idempotency-Key'], request, body) };
  return changeNode<components['schemas']['Directions']>(services, change, async (locked) => {
    const before = await findDirections(locked.transaction, locked.progress);
    await putDirections(locked, { directions, authorId: user.id });
    return {
      event: { type: 'directions_saved', before: before?.directions ?? null, after: directions },
      answer: await readDirections(locked.transaction, question),
    };
  });
};
