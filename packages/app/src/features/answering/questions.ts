import { orThrow, type Question } from '@credence/api-client';
import { api } from '../../ground/api.js';
import { store } from '../../ground/session/browserStore.js';
import { createAhead } from './ahead.js';
import type { AnswerPlace } from './place.js';

/** The prefetched questions around the open one. */
export const ahead = createAhead({
  load: readQuestion,
  async check(place, signal) {
    const { hasAccess } = await orThrow(
      api.GET('/network/check-access/{networkId}', { params: { path: place }, signal }),
    );
    if (!hasAccess) throw new Error('There is no access to the network of these questions any more.');
  },
  opened: ({ networkId, nodeId }) => store.lastIteration(networkId, nodeId),
  stopwatch: () => performance.now(),
});

/** Loads a question from the server. */
export function readQuestion(place: AnswerPlace, from: number | null, signal?: AbortSignal): Promise<Question> {
  const query = from === null ? {} : { last_iteration: from };
  return orThrow(
    api.GET('/network/{networkId}/{nodeId}/{iteration}', {
      params: { path: place, query },
      ...(signal ? { signal } : {}),
    }),
  );
}
