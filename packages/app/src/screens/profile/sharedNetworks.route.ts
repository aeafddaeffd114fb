import { type Collaborator, orThrow } from '@credence/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../ground/api.js';
import { networkNames, networkTitle } from '../../features/networks/networkNames.js';

/** A network of the user's own that other people work on. */
export interface SharedNetwork {
  readonly networkId: string;
  /** What tells it apart from the others. */
  readonly name: string;
  readonly collaborators: readonly Collaborator[];
}

/** The networks of the user's own that other people work on; `unavailable` if they cannot be loaded. */
export async function loader({
  request: { signal },
}: LoaderFunctionArgs): Promise<readonly SharedNetwork[] | 'unavailable'> {
  return orThrow(api.GET('/user/index', { signal })).then(
    ({ networks }) => {
      const names = networkNames(networks);
      return networks.flatMap((network) => {
        const { networkId, collaborators } = network;
        const name = names.get(networkId) ?? networkTitle(network);
        return collaborators.length > 0 ? [{ networkId, name, collaborators }] : [];
      });
    },
    () => 'unavailable',
  );
}
