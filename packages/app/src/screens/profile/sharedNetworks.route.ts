import { type Collaborator, orThrow } from '@credence/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api.js';

/** A network of the user's own that other people work on. */
export interface SharedNetwork {
  readonly networkId: string;
  readonly filename: string;
  readonly collaborators: readonly Collaborator[];
}

/** The networks of the user's own that other people work on; `unavailable` if they cannot be loaded. */
export async function loader({
  request: { signal },
}: LoaderFunctionArgs): Promise<readonly SharedNetwork[] | 'unavailable'> {
  return orThrow(api.GET('/user/index', { signal })).then(
    ({ networks }) =>
      networks.flatMap(({ networkId, filename, collaborators }) =>
        collaborators.length > 0 ? [{ networkId, filename, collaborators }] : [],
      ),
    () => 'unavailable',
  );
}
