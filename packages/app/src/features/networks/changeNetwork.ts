import { type Answer, type NetworkListEntry, orThrow } from '@credence/api-client';
import { withType } from '../../ground/access/may.js';
import { api } from '../../ground/api.js';
import type { Text } from '@credence/text';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { catalogue } from '../../ground/text/catalogue.js';

/** A change to a network of the lists that takes a single call. */
export interface NetworkChange {
  readonly send: (network: Named) => Promise<Answer<{ readonly success?: boolean }>>;
  /** What is said once it is done. */
  readonly done: (words: Words['changed'], name: string) => string;
  /** What is said if the server gives no reason for a failure. */
  readonly failed: (words: Words['changeFailed']) => string;
  /** What it makes of the row; undefined if the row goes. */
  readonly becomes: (row: NetworkListEntry) => NetworkListEntry | undefined;
  /** The change that takes it back. */
  readonly undo?: (before: NetworkListEntry) => NetworkChange;
}

type Words = Text['manage'];
type Named = Pick<NetworkListEntry, 'networkId'>;

const idOf = ({ networkId }: Named) => ({ params: { path: { id: networkId } } });
const gone = () => undefined;

const restore: NetworkChange = {
  send: (network) => api.POST('/network/restore/{id}', idOf(network)),
  done: (words, name) => words.restore(name),
  failed: (words) => words.restore,
  becomes: (row) => withType(row, 'owned'),
};

const undoDecline: NetworkChange = {
  send: (network) => api.POST('/network/undo-decline/{id}', idOf(network)),
  done: (words, name) => words.undoDecline(name),
  failed: (words) => words.undoDecline,
  becomes: (row) => withType(row, 'invitation'),
};

export const changes = {
  accept: {
    send: (network) => api.POST('/network/accept-invitation/{id}', idOf(network)),
    done: (words, name) => words.accept(name),
    failed: (words) => words.accept,
    becomes: (row) => withType(row, 'collaboration'),
  },
  decline: {
    send: (network) => api.POST('/network/decline-invitation/{id}', idOf(network)),
    done: (words, name) => words.decline(name),
    failed: (words) => words.decline,
    becomes: gone,
    undo: () => undoDecline,
  },
  withdraw: {
    send: ({ networkId }) =>
      api.POST('/network/remove-collaborator/{networkId}/{userId}', {
        params: { path: { networkId, userId: 'self' } },
      }),
    done: (words, name) => words.withdraw(name),
    failed: (words) => words.withdraw,
    becomes: gone,
  },
  delete: {
    send: (network) => api.POST('/network/delete/{id}', idOf(network)),
    done: (words, name) => words.delete(name),
    failed: (words) => words.delete,
    becomes: gone,
    undo: () => restore,
  },
  undoDecline,
  restore,
} as const satisfies Record<string, NetworkChange>;

/** Changes one network. Resolves to undefined, or to the reason for the failure. Never throws. */
export async function changeNetwork(change: NetworkChange, network: Named): Promise<string | undefined> {
  const { text } = catalogue();
  const failed = change.failed(text.manage.changeFailed);
  try {
    const { success } = await orThrow(change.send(network));
    // A missing `success` is not a failure: only an explicit false is.
    return success === false ? failed : undefined;
  } catch (error) {
    return failureSentence(error, text, { failed });
  }
}
