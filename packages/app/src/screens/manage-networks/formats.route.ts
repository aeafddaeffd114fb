import { type NetworkOverview, orThrow } from '@credence/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../ground/api.js';

export interface LoadedFormats {
  readonly downloads: NonNullable<NetworkOverview['downloads']>;
}

/** The formats in which a network can be had beside its own. None if that is not known. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<LoadedFormats> {
  const { networkId: id = '' } = params;
  const call = orThrow(api.GET('/network/overview/{id}', { params: { path: { id } }, signal }));
  return call.then(
    ({ downloads = [] }) => ({ downloads }),
    () => ({ downloads: [] }),
  );
}
