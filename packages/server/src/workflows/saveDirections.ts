import type { components } from '@credence/api-client';
import type { Direction } from '@credence/bayesnet';
import { withTransaction } from '../database/withTransaction.js';
import { ApiError } from '../platform/errors.js';
import type { Services } from '../platform/services.js';
import { recordEvent } from '../ground/events/events.js';
import { findDirections, putDirections } from '../features/answers/judgements.js';
import { lockProgress } from '../ground/nodes/progress.js';
import type { UserRow } from '../ground/accounts/users.js';
import type { QuestionedNode } from '../ground/nodes/requireNode.js';
import { readDirections } from '../features/answers/readDirections.js';
import { earlierAnswer, kept, type RepeatableRequest } from '../ground/nodes/repeatedRequest.js';
import { touchNetwork } from '../ground/nodes/touchNetwork.js';

type Directions = components['schemas']['Directions'];

export interface DirectionsToSave {
  readonly user: UserRow;
  readonly question: QuestionedNode;
  readonly directions: Direction[];
  readonly request: RepeatableRequest;
}

/** Keeps which way each parent is expected to push the node; what was said before stays in the history. */
export async function saveDirections(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { user, question, directions, request }: DirectionsToSave,
): Promise<Directions> {
  const { network, node, parents } = question;
  if (directions.length !== parents.length) {
    throw new ApiError('invalid_input', {
      message: `There must be one direction for each parent (${parents.length}).`,
    });
  }
  return withTransaction(database, async (transaction) => {
    const progress = await lockProgress(transaction, network.id, node.key);
    if (!progress) throw new ApiError('node_not_found');
    const repeated = await earlierAnswer(transaction, user.id, request);
    if (repeated) return repeated as Directions;

    const at = clock.now();
    const before = await findDirections(transaction, progress);
    const { networkId, assessmentId, nodeKey, epoch } = progress;
    await putDirections(transaction, { networkId, assessmentId, nodeKey, directions, authorId: user.id, savedAt: at });
    await touchNetwork(transaction, network.id, user, at);
    const saved = await readDirections(transaction, question);
    await recordEvent(transaction, {
      ...{ type: 'directions_saved', at, actor: user, networkId, assessmentId, nodeKey, epoch },
      before: before?.directions ?? null,
      after: directions,
      ...kept(request, saved),
    });
    return saved;
  });
}
