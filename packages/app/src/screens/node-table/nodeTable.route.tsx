import { type NetworkOverview, orThrow, type PastAnswer } from '@credence/api-client';
import {
  type LoaderFunctionArgs,
  Navigate,
  useLoaderData,
  useNavigate,
  useParams,
  useRevalidator,
  useFetcher,
} from 'react-router-dom';
import { useState, useMemo, useEffect } from 'react';
import { requireAccess } from '../../ground/access/requireAccess.js';
import { api } from '../../ground/api.js';
import { useNetworkTables } from '../../features/inference/useNetworkTables.js';
import { paths } from '../../ground/paths.js';
import type { RouteHandle } from '../../ground/routeHandle.js';
import { useSession } from '../../ground/session/useSession.js';
import { useText } from '../../ground/text/useText.js';
import { NodeTableScreen } from './NodeTableScreen.js';
import type { LoadedTables } from '../../features/inference/networkTables.js';
import { type FoundColumns, nodeColumns } from './nodeColumns.js';
import { dateFormat, type Text } from '@credence/text';
import type { ColumnBasis } from '../../features/inference/workingModel.js';

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

/** The columns of a node, made once for the tables they come from; undefined while there are none. */
function useNodeColumns(loaded: LoadedTables | undefined, nodeId: string): FoundColumns | undefined {
  const words = useText();
  return useMemo(
    () => (loaded?.kind === 'tables' ? nodeColumns(loaded.tables, nodeId, words) : undefined),
    [loaded, nodeId, words],
  );
}

/** A column that is passed by on the way to another is not asked about. */
const PAUSE_MS = 200;

interface LoadedAnswers {
  readonly answers: readonly PastAnswer[] | undefined;
}

/**
 * The answer that counts for a question, once somebody stays with it.
 * @param href where its answers are read; undefined if nobody answered
 */
function useWhoAnswered(href: string | undefined): PastAnswer | undefined {
  const { data, load } = useFetcher<LoadedAnswers>({ key: `who ${href ?? ''}` });
  useEffect(() => {
    if (href === undefined) return;
    const timer = setTimeout(() => void load(href), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [href, load]);
  return data?.answers?.find(({ counts }) => counts);
}

type Words = Pick<Text, 'common' | 'earlierAnswers' | 'nodeTable'>;

/** Who decided a column, when, and how certain they were; undefined if nobody did. */
function sourceSentence(
  { basis, certainty, standing }: ColumnBasis,
  answer: PastAnswer | undefined,
  reader: string | undefined,
  { common, earlierAnswers, nodeTable: text }: Words,
): string | undefined {
  const said = standing === 'cannot_occur';
  const who = answer && whoAndWhen(answer, reader, { common, earlierAnswers });
  if (said) return [who, text.cannotOccur].filter(Boolean).join(' · ');
  if (basis === 'file') return text.fromFile;
  if (basis !== 'answered') return undefined;
  const known = certainty === undefined ? [] : [earlierAnswers.certainty[certainty]];
  return [who ?? text.byAnswer, ...known].join(' · ');
}

function whoAndWhen(
  { username, savedAt }: PastAnswer,
  reader: string | undefined,
  { common, earlierAnswers }: Pick<Words, 'common' | 'earlierAnswers'>,
): string {
  const own = username !== null && username === reader;
  const who = own ? earlierAnswers.you : (username ?? common.formerUser);
  return `${who}, ${dateFormat(common.dates).format(new Date(savedAt))}`;
}
