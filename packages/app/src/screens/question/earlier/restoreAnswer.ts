import { type AnswerSaved, orThrow } from '@credence/api-client';
import { deadline } from '../../../features/answering/deadline.js';
import type { AnswerPlace } from '../../../features/answering/place.js';
import { api } from '../../../ground/api.js';

/** An earlier answer to be restored. */
export interface Restore {
  readonly place: AnswerPlace;
  /** The id of the answer. */
  readonly answer: string;
  /** The same for each attempt. */
  readonly key: string;
  /** The revision it replaces. */
  readonly revision: string | undefined;
}

/** Restores an earlier answer. */
export function restoreAnswer({ place, answer, key, revision }: Restore): Promise<AnswerSaved> {
  const { networkId, nodeId, iteration } = place;
  return orThrow(
    api.POST('/network/{networkId}/{nodeId}/{iteration}/restore', {
      params: {
        path: { networkId, nodeId, iteration },
        header: { 'Idempotency-Key': key, ...(revision === undefined ? {} : { 'X-Revision': revision }) },
      },
      body: { answer },
      // The dialog cannot be closed until then.
      signal: deadline(),
    }),
  );
}
