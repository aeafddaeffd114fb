import type { StudyProtocol } from '@credence/api-client';
import type { Reader } from '../../database/database.js';
import { type Assessment } from '../../ground/networks/assessments.js';
import { listProgress } from '../../ground/nodes/progress.js';
import { ApiError } from '../../platform/errors.js';

/**
 * Whether the network can be asked what a protocol asks, at this time.
 * @param shared the assessment that owner and collaborators share, which has every node that is assessed
 * @throws ApiError invalid_protocol
 */
export async function checkProtocol(
  reader: Reader,
  { questions, ranked, combinations, closesAt }: StudyProtocol,
  { shared, at }: { shared: Assessment; at: Date },
): Promise<void> {
  if (!(new Date(closesAt) > at)) throw new ApiError('invalid_protocol', { reason: 'closes-in-the-past' });
  if (questions === 'all') {
    if (ranked) throw new ApiError('invalid_protocol', { reason: 'ranked-without-list' });
    return;
  }
  if (combinations) throw new ApiError('invalid_protocol', { reason: 'combinations-with-list' });
  const columns = new Map((await listProgress(reader, shared)).map((node) => [node.nodeKey, node.columns]));
  const seen = new Set<string>();
  for (const [index, { nodeId, iteration }] of questions.entries()) {
    const item = index + 1;
    if (!(BigInt(iteration) <= (columns.get(nodeId) ?? 0n)))
      throw new ApiError('invalid_protocol', { reason: 'no-such-question', item });
    const key = `${nodeId} ${iteration}`;
    if (seen.has(key)) throw new ApiError('invalid_protocol', { reason: 'question-twice', item });
    seen.add(key);
  }
}
