import type { components, StudyProtocol } from '@credence/api-client';
import type { Reader } from '../database/database.js';
import { type Assessment, listProgress } from '../networks/index.js';
import { ApiError } from '../platform/errors.js';

/**
 * Whether the network can be asked what a protocol asks, at this time.
 * @param shared the assessment that owner and collaborators share, which has every node that is assessed
 * @throws ApiError invalid_protocol
 */
export async function checkProtocol(
  reader: Reader,
  { questions, ranked, added = [], removed = [], combinations, closesAt }: StudyProtocol,
  { shared, at: now }: { shared: Assessment; at: Date },
): Promise<void> {
  if (!(new Date(closesAt) > now)) throw new ApiError('invalid_protocol', { reason: 'closes-in-the-past' });
  if (questions === 'all') {
    if (ranked || added.length + removed.length > 0)
      throw new ApiError('invalid_protocol', { reason: 'ranked-without-list' });
    return;
  }
  if (!ranked && added.length + removed.length > 0)
    throw new ApiError('invalid_protocol', { reason: 'by-hand-without-ranking' });
  if (combinations) throw new ApiError('invalid_protocol', { reason: 'combinations-with-list' });
  const progress = new Map((await listProgress(reader, shared)).map((node) => [node.nodeKey, node]));
  const keyOf = ({ nodeId, iteration }: components['schemas']['StudyQuestion']) => `${nodeId} ${iteration}`;
  const seen = new Set<string>();
  for (const [index, question] of [...questions, ...removed].entries()) {
    const item = index + 1;
    const node = progress.get(question.nodeId);
    const isAsked = node?.asked
      ? node.asked.includes(question.iteration)
      : BigInt(question.iteration) <= (node?.columns ?? 0n);
    if (!isAsked) throw new ApiError('invalid_protocol', { reason: 'no-such-question', item });
    const key = keyOf(question);
    if (seen.has(key)) throw new ApiError('invalid_protocol', { reason: 'question-twice', item });
    seen.add(key);
  }
  const keys = new Set(questions.map(keyOf));
  const at = added.findIndex((question) => !keys.has(keyOf(question)));
  if (at >= 0) throw new ApiError('invalid_protocol', { reason: 'added-not-asked', item: at + 1 });
}
