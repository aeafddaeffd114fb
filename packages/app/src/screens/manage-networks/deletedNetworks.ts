import { type ApiClient, type components, orThrow } from '@credence/api-client';

export type DeletedNetwork = components['schemas']['DeletedNetwork'];

/** The user's networks that can be brought back. Never throws: a server without this call has none. */
export async function fetchDeletedNetworks(api: ApiClient): Promise<readonly DeletedNetwork[]> {
  try {
    const { networks } = await orThrow(api.GET('/user/deleted-networks'));
    return Array.isArray(networks) ? networks : [];
  } catch {
    return [];
  }
}
