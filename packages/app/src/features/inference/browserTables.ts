import { ApiError } from '@credence/api-client';
import { api } from '../../ground/api.js';
import { signedInUser } from '../../ground/session/signedInUser.js';
import { createNetworkTables } from './networkTables.js';

/** The numbers of the network that the signed-in user works on in this tab. */
export const networkTables = createNetworkTables({
  async load(networkId, revision) {
    const header = revision === undefined ? {} : { 'If-None-Match': `"${revision}"` };
    const { data, error, response } = await api.GET('/network/tables/{id}', {
      params: { path: { id: networkId }, header },
    });
    if (response.status === 304) return undefined;
    if (!response.ok) throw new ApiError(response.status, error, response);
    return data;
  },
  user: signedInUser,
  isRefusal: (error): error is ApiError =>
    error instanceof ApiError && (error.code === 'too_many_numbers' || error.code === 'numbers_sealed'),
});
