import { type NetworkOutcomes, type OutcomesSave, orThrow } from '@credence/api-client';
import { deadline } from '../answering/deadline.js';
import { api } from '../../ground/api.js';

/**
 * Replaces what is named.
 * @param revision what it is based on: if something else was saved since, the server refuses with `stale_revision`
 */
export const saveOutcomes = (networkId: string, body: OutcomesSave, revision: string): Promise<NetworkOutcomes> =>
  orThrow(
    api.POST('/network/outcomes/{id}', {
      params: { path: { id: networkId }, header: { 'X-Revision': revision } },
      body,
      signal: deadline(),
    }),
  );
