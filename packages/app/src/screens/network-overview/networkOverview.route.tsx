import {
  type NetworkOutcomes,
  type NetworkOverview,
  type NetworkStructure,
  type NodeSummary,
  orThrow,
} from '@credence/api-client';
import { useCallback, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useParams, useRevalidator } from 'react-router-dom';
import { requireAccess } from '../../ground/access/requireAccess.js';
import { ahead } from '../../features/answering/questions.js';
import { api } from '../../ground/api.js';
import { isDrawn } from '../../ground/firstPage.js';
import type { RouteHandle } from '../../ground/routeHandle.js';
import { knownToReact } from '../../ground/loading/knownToReact.js';
import { shownBefore } from '../../ground/loading/refresh.js';
import { type OtherForm, downloadNetwork } from '../../features/networks/downloadNetwork.js';
import { missingNumbers } from '../../features/networks/missingNumbers.js';
import { networkOutcomes } from '../../features/outcomes/browserOutcomes.js';
import { paths } from '../../ground/paths.js';
import { inTime } from '../../features/plausible/inTime.js';
import { type LoadedPlausible, NOTHING_PLAUSIBLE, readPlausible } from '../../features/plausible/readPlausible.js';
import { useSession } from '../../ground/session/useSession.js';
import { session, store } from '../../ground/session/index.js';
import type { NetworkActivity } from './activity/networkActivity.js';
import { placeNeedsNoData } from '../../ground/tables/useTablePlace.js';
import type { Text } from '@credence/text';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import type { SameContent } from '../../features/upload/sendFile.js';
import type { OverviewNotice } from './OverviewMessages.js';
import { type OwnStudy, readOwnStudy } from './taking-part/ownStudy.js';
import { OverviewScreen } from './OverviewScreen.js';
import { useNodeReset } from './useNodeReset.js';

export const handle: RouteHandle = { live: true };
export const shouldRevalidate = placeNeedsNoData;

interface Loaded {
  readonly overview: Promise<NetworkOverview | undefined>;
  readonly structure: Promise<NetworkStructure | undefined>;
  readonly activity: Promise<NetworkActivity | undefined>;
  readonly outcomes: Promise<NetworkOutcomes | undefined>;
  readonly plausible: Promise<LoadedPlausible>;
  readonly study: Promise<OwnStudy | undefined>;
}

/** Returns all of it as promises, so that the page appears at once and shows what is still loading. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Loaded> {
  const { networkId = '' } = params;
  const before = shownBefore<Loaded>(context);
  await requireAccess(api, networkId, request, before !== undefined).catch((elsewhere: unknown) => {
    if (store.currentNetworkId() === networkId) session.setCurrentNetwork(null);
    throw elsewhere;
  });
  session.setCurrentNetwork(networkId);
  // A node may be reset here.
  ahead.forget();
  const path = { params: { path: { id: networkId } } };
  // Answers do not move the nodes, so a refresh reuses them.
  const structure = before?.structure ?? orThrow(api.GET('/network/structure/{id}', path)).catch(() => undefined);
  const overview = orThrow(api.GET('/network/overview/{id}', path)).catch(() => before?.overview);
  const loaded: Loaded = {
    overview,
    study: overview.then(readOwnStudy).catch(() => before?.study),
    activity: orThrow(api.GET('/network/activity/{id}', path))
      .then(activityFrom)
      .catch(() => before?.activity),
    outcomes: networkOutcomes.read(networkId),
    structure,
    // Asked on arrival only: nothing comes between what somebody reads.
    plausible:
      before?.plausible ??
      inTime(
        readPlausible(networkId, () => structure),
        NOTHING_PLAUSIBLE,
      ),
  };
  // The network is on the screen, of responses that came before: a sign that it is loading would take it away.
  if (isDrawn()) await Promise.all(Object.values<Promise<unknown>>({ ...loaded }).map(knownToReact));
  return loaded;
}

/** A server without this call takes its address for that of a node, and may answer with anything. */
function activityFrom(body: Partial<NetworkActivity>): NetworkActivity | undefined {
  const { people, nodes, resets } = body;
  return Array.isArray(people) && Array.isArray(nodes) ? { people, nodes, ...(resets ? { resets } : {}) } : undefined;
}

export function Component() {
  const { overview, structure, activity, outcomes, plausible, study } = useLoaderData<typeof loader>();
  const { user } = useSession();
  const { networkId = '' } = useParams();
  const { revalidate } = useRevalidator();
  const acts = useNetworkActs(networkId);
  const nodeHref = useCallback(
    ({ id }: { readonly id: string }) => paths.combinations.href(networkId, id),
    [networkId],
  );
  const tableHref = useCallback(({ id }: { readonly id: string }) => paths.nodeTable.href(networkId, id), [networkId]);

  return (
    <OverviewScreen
      networkId={networkId}
      overview={overview}
      structure={structure}
      activity={activity}
      outcomes={outcomes}
      plausible={plausible}
      study={study}
      reader={user?.username ?? ''}
      nodeHref={nodeHref}
      tableHref={tableHref}
      nextHref={({ nodeId, iteration }) =>
        iteration === null
          ? paths.combinations.href(networkId, nodeId)
          : paths.question.href(networkId, nodeId, iteration)
      }
      {...acts}
      onRetry={() => void revalidate()}
    />
  );
}

/** What can be done with the network and its nodes, and what became of it. */
function useNetworkActs(networkId: string) {
  const text = useText();
  const { resetting, reset, undo } = useNodeReset(networkId);
  const [downloading, setDownloading] = useState(false);
  const arrivedWith: unknown = useLocation().state;
  const [notice, setNotice] = useState<OverviewNotice | undefined>(() => noticeOfArrival(arrivedWith));

  const onReset = useCallback(
    (node: NodeSummary) => {
      setNotice(undefined);
      void reset(node).then((done) => {
        if (done?.ok === false) setNotice({ kind: 'reset-failed', reason: done.reason });
      });
    },
    [reset],
  );
  const onUndoReset = useCallback(
    (node: NodeSummary) => {
      setNotice(undefined);
      void undo(node).then((outcome) => {
        if (outcome) setNotice({ kind: 'reset-undone', outcome });
      });
    },
    [undo],
  );
  const download = async (other?: OtherForm) => {
    setDownloading(true);
    setNotice(await fetchFile(networkId, other, text));
    setDownloading(false);
  };
  return {
    resetting,
    downloading,
    notice,
    onReset,
    onUndoReset,
    onDownload: (other?: OtherForm) => void download(other),
  };
}

/** What led here: the last question of a node, or an upload with the same content as another network. */
function noticeOfArrival(state: unknown): OverviewNotice | undefined {
  const { from, sameAs } = (state ?? {}) as { from?: unknown; sameAs?: Partial<SameContent> };
  if (typeof from === 'string') return { kind: 'node-done', nodeId: from };
  if (typeof sameAs?.filename !== 'string' || typeof sameAs.networkId !== 'string') return undefined;
  return { kind: 'same-content', as: { filename: sameAs.filename, networkId: sameAs.networkId } };
}

async function fetchFile(
  networkId: string,
  other: OtherForm | undefined,
  text: Text,
): Promise<OverviewNotice | undefined> {
  try {
    const missing = await downloadNetwork(networkId, other);
    return missingNumbers(missing, text.overview) === undefined ? undefined : { kind: 'numbers-missing', missing };
  } catch (error) {
    // The network itself can always be had; another format may be refused for a reason.
    return { kind: 'download-failed', reason: other && failureSentence(error, text) };
  }
}
