import { orThrow } from '@credence/api-client';
import { api } from '../../api.js';
import { failureSentence } from '../../text/failureSentence.js';
import { catalogue } from '../../text/language.js';

/** What can be done with a row by one call. */
export type NetworkChange = 'accept' | 'decline' | 'withdraw' | 'delete' | 'restore';

/** Changes one network. Answers undefined, or why it was not changed. Never throws. */
export async function changeNetwork(change: NetworkChange, networkId: string): Promise<string | undefined> {
  const { text } = catalogue();
  const failed = text.manage.changeFailed[change];
  try {
    const { success } = await orThrow(send(change, networkId));
    // Not a failure where it is left out: only a server that says no means no.
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
