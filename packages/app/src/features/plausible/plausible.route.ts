import { orThrow } from '@credence/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../ground/api.js';
import { type LoadedPlausible, readPlausible } from './readPlausible.js';

/** Nothing is asked unasked: it would push the page from under somebody's finger. */
export const shouldRevalidate = () => false;

/** What is to be judged next: the node named by `node`, or the last that was finished. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<LoadedPlausible> {
  const { networkId = '' } = params;
  const structure = () =>
    orThrow(api.GET('/network/structure/{id}', { params: { path: { id: networkId } } })).catch(() => undefined);
  return readPlausible(networkId, structure, new URL(request.url).searchParams.get('node'));
}
