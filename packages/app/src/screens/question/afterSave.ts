import type { AnswerSaved } from '@credence/api-client';
import type { Place } from '../../answering/place.js';
import { paths } from '../../paths.js';

/**
 * Where a saved answer leads: to the next question, at the end to the overview; and where the server cannot say which
 * question is next, to the combinations that make it so hard, which the page there says.
 * @param last true where the loaded question said that it is the last one
 */
export function afterSave({ networkId, nodeId }: Place, saved: AnswerSaved, last: boolean): string {
  if (last) return paths.network.href(networkId);
  if (saved.nextUnknown) return paths.combinations.href(networkId, nodeId);
  const next = saved.next_iteration;
  return next === null ? paths.network.href(networkId) : paths.question.href(networkId, nodeId, next);
}
