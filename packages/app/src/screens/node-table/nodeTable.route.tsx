import { type NetworkOverview, orThrow } from '@credence/api-client';
import {
  type LoaderFunctionArgs,
  Navigate,
  useLoaderData,
  useNavigate,
  useParams,
  useRevalidator,
} from 'react-router-dom';
import { useState } from 'react';
import { requireAccess } from '../../ground/access/requireAccess.js';
import { api } from '../../ground/api.js';
import { useNetworkTables } from '../../features/inference/useNetworkTables.js';
import { paths } from '../../ground/paths.js';
import type { RouteHandle } from '../../ground/routeHandle.js';
import { useSession } from '../../ground/session/useSession.js';
import { useText } from '../../ground/text/useText.js';
import { NodeTableScreen } from './NodeTableScreen.js';
import { sourceSentence } from './sourceSentence.js';
import { useNodeColumns } from './useNodeColumns.js';
import { useWhoAnswered } from './useWhoAnswered.js';

export const handle: RouteHandle = { live: true };

interface Loaded {
  /** The network and all its nodes by name; undefined if they could not be loaded. */
  readonly overview: NetworkOverview | undefined;
}

export async function loader({ params, request }: LoaderFunctionArgs): Promise<Loaded> {
  const { networkId = '' } = params;
  // Without a connection the tables read last are shown; what the server sends, it sends to those who may see it.
  const [overview] = await Promise.all([
    orThrow(api.GET('/network/overview/{id}', { params: { path: { id: networkId } } })).catch(() => undefined),
    requireAccess(api, networkId, request, true),
  ]);
  return { overview };
}

export function Component() {
  const { overview } = useLoaderData<typeof loader>();
  const { networkId = '', nodeId = '' } = useParams();
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const words = useText();
  const loaded = useNetworkTables(networkId);
  const [column, setColumn] = useState(0);
  const found = useNodeColumns(loaded, nodeId);
  const table = typeof found === 'object' ? found : undefined;
  const basis = table?.bases[column];
  const isSaid = basis?.basis === 'answered' || basis?.standing === 'cannot_occur';
  const answer = useWhoAnswered(
    table && isSaid ? paths.pastAnswers.href(networkId, nodeId, table.iterationOf(column)) : undefined,
  );

  if (loaded?.kind === 'none') return <Navigate replace to={paths.network.href(networkId)} />;
  return (
    <NodeTableScreen
      key={`${networkId} ${nodeId}`}
      networkId={networkId}
      nodeId={nodeId}
      networkName={overview?.networkName}
      nodeName={nodeNameIn(overview, nodeId)}
      loaded={loaded}
      found={found}
      column={column}
      onColumnChange={setColumn}
      sourceOf={(shown) => {
        const of = table?.bases[shown];
        return of && sourceSentence(of, shown === column ? answer : undefined, user?.username, words);
      }}
      onOpen={(shown) => {
        if (table) void navigate(paths.question.href(networkId, nodeId, table.iterationOf(shown)));
      }}
      onRetry={() => void revalidate()}
    />
  );
}

const nodeNameIn = (overview: NetworkOverview | undefined, nodeId: string) =>
  [...(overview?.nodes ?? []), ...(overview?.notAssessed ?? [])].find(({ id }) => id === nodeId)?.display_name;
