import { orThrow } from '@credence/api-client';
import { api } from '../api.js';
import { failureSentence } from '../text/failureSentence.js';
import { catalogue } from '../text/language.js';

/** The changes to a row that take a single call. */
export type NetworkChange = 'accept' | 'decline' | 'withdraw' | 'delete' | 'restore';

/** Changes one network. Resolves to undefined, or to the reason for the failure. Never throws. */
export async function changeNetwork(change: NetworkChange, networkId: string): Promise<string | undefined> {
  const { text } = catalogue();
  const failed = text.manage.changeFailed[change];
  try {
    const { success } = await orThrow(send(change, networkId));
    // A missing `success` is not a failure: only an explicit false is.
    return success === false ? failed : undefined;
  } catch (error) {
    return failureSentence(error, text, { failed });
  }
}

function send(change: NetworkChange, networkId: string) {
  const path = { params: { path: { id: networkId } } };
  switch (change) {
    case 'accept':
      return api.POST('/network/accept-invitation/{id}', path);
    case 'decline':
      return api.POST('/network/decline-invitation/{id}', path);
    case 'delete':
      return api.POST('/network/delete/{id}', path);
    case 'restore':
      return api.POST('/network/restore/{id}', path);
    case 'withdraw':
      return api.POST('/network/remove-collaborator/{networkId}/{userId}', {
        params: { path: { networkId, userId: 'self' } },
      });
  }
}
