import { type NetworkOutcomes, type NetworkOverview, orThrow } from '@credence/api-client';
import { type LoaderFunctionArgs, useLoaderData, useParams, useRevalidator } from 'react-router-dom';
import { networkOutcomes } from '../../features/outcomes/browserOutcomes.js';
import { requireAccess } from '../../ground/access/requireAccess.js';
import { api } from '../../ground/api.js';
import type { RouteHandle } from '../../ground/routeHandle.js';
import { UseNetworkScreen } from './UseNetworkScreen.js';

export const handle: RouteHandle = { live: true };

interface Loaded {
  readonly overview: Promise<NetworkOverview | undefined>;
  readonly outcomes: Promise<NetworkOutcomes | undefined>;
}

export async function loader({ params, request }: LoaderFunctionArgs): Promise<Loaded> {
  const { networkId = '' } = params;
  await requireAccess(api, networkId, request);
  const path = { params: { path: { id: networkId } } };
  return {
    overview: orThrow(api.GET('/network/overview/{id}', path)).catch(() => undefined),
    outcomes: networkOutcomes.read(networkId),
  };
}

export function Component() {
  const { overview, outcomes } = useLoaderData<typeof loader>();
  const { networkId = '' } = useParams();
  const { revalidate } = useRevalidator();
  return (
    <UseNetworkScreen
      key={networkId}
      networkId={networkId}
      overview={overview}
      outcomes={outcomes}
      onRetry={() => void revalidate()}
    />
  );
}
