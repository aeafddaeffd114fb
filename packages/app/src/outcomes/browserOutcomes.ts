import { orThrow } from '@credence/api-client';
import { api } from '../api.js';
import { signedInUser } from '../drafts/signedInUser.js';
import { createNetworkOutcomes } from './networkOutcomes.js';

/** What is named of the network that the signed-in user works on in this tab. */
export const networkOutcomes = createNetworkOutcomes({
  load: (networkId) => orThrow(api.GET('/network/outcomes/{id}', { params: { path: { id: networkId } } })),
  user: signedInUser,
});
