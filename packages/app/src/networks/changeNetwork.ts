import { type NetworkListEntry, orThrow } from '@credence/api-client';
import { api } from '../api.js';
import { failureSentence } from '../text/failureSentence.js';
import { catalogue } from '../text/language.js';

/** What a change makes of a row in the lists. */
export type Became = 'collaboration' | 'gone' | 'owned';

type Row = Pick<NetworkListEntry, 'networkId'>;

const idOf = ({ networkId }: Row) => ({ params: { path: { id: networkId } } });

/** The changes to a row that take a single call. What is said of each stands in `manage.changed` and `changeFailed`. */
const changes = {
  accept: {
    becomes: 'collaboration',
    send: (row: Row) => api.POST('/network/accept-invitation/{id}', idOf(row)),
  },
  decline: {
    becomes: 'gone',
    send: (row: Row) => api.POST('/network/decline-invitation/{id}', idOf(row)),
  },
  withdraw: {
    becomes: 'gone',
    send: ({ networkId }: Row) =>
      api.POST('/network/remove-collaborator/{networkId}/{userId}', {
        params: { path: { networkId, userId: 'self' } },
      }),
  },
  delete: {
    becomes: 'gone',
    send: (row: Row) => api.POST('/network/delete/{id}', idOf(row)),
  },
  restore: {
    becomes: 'owned',
    send: (row: Row) => api.POST('/network/restore/{id}', idOf(row)),
  },
} as const satisfies Record<string, { readonly becomes: Became; readonly send: (row: never) => unknown }>;

export type NetworkChange = keyof typeof changes;

export const becomes = (change: NetworkChange): Became => changes[change].becomes;

/** Changes one network. Resolves to undefined, or to the reason for the failure. Never throws. */
export async function changeNetwork(change: NetworkChange, row: Row): Promise<string | undefined> {
  const { text } = catalogue();
  const failed = text.manage.changeFailed[change];
  try {
    const { success } = await orThrow(changes[change].send(row));
    // A missing `success` is not a failure: only an explicit false is.
    return success === false ? failed : undefined;
  } catch (error) {
    return failureSentence(error, text, { failed });
  }
}
