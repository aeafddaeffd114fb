import { type NetworkOutcomes, orThrow } from '@credence/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../api.js';

/** Null from a server without this call, which takes its address for that of a node and may answer with anything. */
export async function loader({ params: { networkId = '' } }: LoaderFunctionArgs): Promise<NetworkOutcomes | null> {
  const found = await orThrow(api.GET('/network/outcomes/{id}', { params: { path: { id: networkId } } })).catch(
    () => undefined,
  );
  return Array.isArray(found?.outcomes) && Array.isArray(found.cases) ? found : null;
}
