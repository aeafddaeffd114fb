import type { NetworkOutcomes } from '@credence/api-client';
import { useResource } from '../loading/useResource.js';
import { paths } from '../paths.js';

/** Once known it stays, also while there is no server to ask. */
const newest = (before: NetworkOutcomes | undefined, loaded: NetworkOutcomes | null) => loaded ?? before;

/** What the owner named; undefined while it is loading, and if the server has no such call. */
export function useOutcomes(networkId: string): NetworkOutcomes | undefined {
  return useResource<NetworkOutcomes | null, NetworkOutcomes | undefined>(
    paths.outcomes.href(networkId),
    undefined,
    newest,
  ).known;
}
