import { type Answer, type NetworkListEntry, orThrow } from '@credence/api-client';
import { api } from '../api.js';
import type { Text } from '../text/english.js';
import { failureSentence } from '../text/failureSentence.js';
import { catalogue } from '../text/language.js';

/** A change to a network of the lists that takes a single call. */
export interface NetworkChange {
  /** Where its words stand in `manage.changed` and `manage.changeFailed`. */
  readonly words: keyof Text['manage']['changed'];
  readonly send: (network: Named) => Promise<Answer<{ readonly success?: boolean }>>;
  /** What it makes of the row; undefined if the row goes. */
  readonly becomes: (row: NetworkListEntry) => NetworkListEntry | undefined;
  /** The change that takes it back. */
  readonly undo?: (before: NetworkListEntry) => NetworkChange;
}

type Named = Pick<NetworkListEntry, 'networkId'>;

const idOf = ({ networkId }: Named) => ({ params: { path: { id: networkId } } });
const gone = () => undefined;

const restore: NetworkChange = {
  words: 'restore',
  send: (network) => api.POST('/network/restore/{id}', idOf(network)),
  becomes: (row) => ({ ...row, type: 'owned' }),
};

export const changes = {
  accept: {
    words: 'accept',
    send: (network) => api.POST('/network/accept-invitation/{id}', idOf(network)),
    becomes: (row) => ({ ...row, type: 'collaboration' }),
  },
  decline: {
    words: 'decline',
    send: (network) => api.POST('/network/decline-invitation/{id}', idOf(network)),
    becomes: gone,
  },
  withdraw: {
    words: 'withdraw',
    send: ({ networkId }) =>
      api.POST('/network/remove-collaborator/{networkId}/{userId}', {
        params: { path: { networkId, userId: 'self' } },
      }),
    becomes: gone,
  },
  delete: {
    words: 'delete',
    send: (network) => api.POST('/network/delete/{id}', idOf(network)),
    becomes: gone,
    undo: () => restore,
  },
  restore,
} as const satisfies Record<string, NetworkChange>;

/** Changes one network. Resolves to undefined, or to the reason for the failure. Never throws. */
export async function changeNetwork({ words, send }: NetworkChange, network: Named): Promise<string | undefined> {
  const { text } = catalogue();
  const failed = text.manage.changeFailed[words];
  try {
    const { success } = await orThrow(send(network));
    // A missing `success` is not a failure: only an explicit false is.
    return success === false ? failed : undefined;
  } catch (error) {
    return failureSentence(error, text, { failed });
  }
}
