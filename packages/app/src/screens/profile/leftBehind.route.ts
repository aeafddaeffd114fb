import { type Collaborator, type components, type NetworkListEntry, orThrow } from '@credence/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { may } from '../../ground/access/may.js';
import { api } from '../../ground/api.js';
import { networkNames, networkTitle } from '../../features/networks/networkNames.js';

type WithoutOwner = components['schemas']['WithoutOwner'];

/** A network of the user's own that other people work on, of which they choose what becomes of it. */
export interface SharedNetwork {
  readonly networkId: string;
  /** What tells it apart from the others. */
  readonly name: string;
  readonly collaborators: readonly Collaborator[];
  /** Of a study: what becomes of it otherwise. */
  readonly withoutOwner: WithoutOwner | undefined;
}

/** A study of the user's own of which there is nothing to choose. */
export interface LeftStudy {
  readonly networkId: string;
  readonly name: string;
  readonly withoutOwner: WithoutOwner;
}

/** What somebody leaves behind who deletes their account. */
export interface LeftBehind {
  readonly shared: readonly SharedNetwork[];
  readonly studies: readonly LeftStudy[];
  /** In how many studies of others they take part. */
  readonly parts: number;
}

/** What the user would leave behind; `unavailable` if it cannot be loaded. */
export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<LeftBehind | 'unavailable'> {
  try {
    const [own, others] = await Promise.all([
      orThrow(api.GET('/user/index', { signal })),
      orThrow(api.GET('/user/collaborations', { signal })),
    ]);
    return { ...ownOf(own.networks), parts: others.networks.filter((network) => may(network, 'take_part')).length };
  } catch {
    return 'unavailable';
  }
}

function ownOf(networks: readonly NetworkListEntry[]): Pick<LeftBehind, 'shared' | 'studies'> {
  const names = networkNames(networks);
  const left = { shared: [] as SharedNetwork[], studies: [] as LeftStudy[] };
  for (const network of networks) {
    const { networkId, collaborators = [], withoutOwner, openRound } = network;
    const name = names.get(networkId) ?? networkTitle(network);
    // While a round is open its network can be neither handed over nor deleted.
    const isFixed = withoutOwner !== undefined && (collaborators.length === 0 || openRound !== undefined);
    if (isFixed) left.studies.push({ networkId, name, withoutOwner });
    else if (collaborators.length > 0) left.shared.push({ networkId, name, collaborators, withoutOwner });
  }
  return left;
}
