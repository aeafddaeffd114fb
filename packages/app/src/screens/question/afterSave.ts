import type { AnswerSaved } from '@credence/api-client';
import type { Place } from '../../answering/place.js';
import { paths } from '../../paths.js';

/**
 * Where to go after a save: to the next question, or to the overview after the last; and if the server cannot determine
 * the next question, to the combinations that make it so hard, where the page explains it.
 * @param last true if the loaded question said that it is the last one
 */
export function afterSave({ networkId, nodeId }: Place, saved: AnswerSaved, last: boolean): string {
  if (last) return paths.network.href(networkId);
  if (saved.nextUnknown) return paths.combinations.href(networkId, nodeId);
  const next = saved.next_iteration;
  return next === null ? paths.network.href(networkId) : paths.question.href(networkId, nodeId, next);
}
