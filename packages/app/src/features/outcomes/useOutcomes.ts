import type { NetworkOutcomes } from '@credence/api-client';
import { useResource } from '../../ground/loading/useResource.js';
import { paths } from '../../ground/paths.js';
import type { LoadedOutcomes } from './outcomes.route.js';

const newest = (_: NetworkOutcomes | undefined, { found }: LoadedOutcomes) => found;

/**
 * The outcomes and typical cases that the owner named, and whether the user may name them (`mayName`). Undefined while
 * they are loading, and with a server without them. `outcomesOf` says what counts where none are named.
 */
export const useOutcomes = (networkId: string): NetworkOutcomes | undefined =>
  useResource<LoadedOutcomes, NetworkOutcomes | undefined>(paths.outcomes.href(networkId), undefined, newest).known;
