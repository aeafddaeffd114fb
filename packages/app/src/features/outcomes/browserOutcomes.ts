import { type NetworkOutcomes, orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';
import { signedInUser } from '../../ground/session/signedInUser.js';
import { createNetworkOutcomes } from './networkOutcomes.js';

/** Reads what is named now. Rejects with the client's errors. */
export const readOutcomes = (networkId: string): Promise<NetworkOutcomes> =>
  orThrow(api.GET('/network/outcomes/{id}', { params: { path: { id: networkId } } }));

/** What is named of the network that the signed-in user works on in this tab. */
export const networkOutcomes = createNetworkOutcomes({ load: readOutcomes, user: signedInUser });
