import { type AnswerSaved, orThrow } from '@credence/api-client';
import { deadline } from '../../../answering/deadline.js';
import type { Place } from '../../../answering/place.js';
import { api } from '../../../api.js';

/** An earlier answer that is to count again. */
export interface Restore {
  readonly place: Place;
  /** The id of the answer. */
  readonly answer: string;
  /** The same for each try. */
  readonly key: string;
  /** What it is saved over. */
  readonly revision: string | undefined;
}

/** Saves an earlier answer anew. */
export function restoreAnswer({ place, answer, key, revision }: Restore): Promise<AnswerSaved> {
  const { networkId, nodeId, iteration } = place;
  return orThrow(
    api.POST('/network/{networkId}/{nodeId}/{iteration}/restore', {
      params: {
        path: { networkId, nodeId, iteration },
        header: { 'Idempotency-Key': key, ...(revision === undefined ? {} : { 'X-Revision': revision }) },
      },
      body: { answer },
      // Until then the list cannot be left.
      signal: deadline(),
    }),
  );
}
