import type { NetworkOutcomes } from '@credence/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { networkOutcomes } from './browserOutcomes.js';

export interface LoadedOutcomes {
  /** Undefined if nothing is known of them. */
  readonly found: NetworkOutcomes | undefined;
}

export const loader = async ({ params: { networkId = '' } }: LoaderFunctionArgs): Promise<LoadedOutcomes> => ({
  found: await networkOutcomes.read(networkId),
});
