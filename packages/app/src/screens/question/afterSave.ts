import type { AnswerSaved } from '@credence/api-client';
import type { AnswerPlace } from '../../features/answering/place.js';
import { paths } from '../../ground/paths.js';
import { questionNavigation } from '../../features/queue/questionNavigation.js';

/**
 * Where to go after a save.
 * @param last true if the loaded question said that it is the last one
 */
export function afterSave(
  place: AnswerPlace,
  { next_iteration: nextIteration, nextUnknown = false }: AnswerSaved,
  last: boolean,
): string {
  return questionNavigation(place, { nextIteration, nextUnknown, isLastIteration: last }).href;
}

/** The overview is told which node somebody comes from, so that it can say that it is done. */
export const arrivingFrom = (
  { networkId, nodeId }: AnswerPlace,
  href: string,
): { state: { from: string } } | undefined =>
  href === paths.network.href(networkId) ? { state: { from: nodeId } } : undefined;
