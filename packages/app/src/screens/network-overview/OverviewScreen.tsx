import type { NetworkOutcomes, NetworkOverview, NetworkStructure, NodeSummary } from '@credence/api-client';
import { Alert, Button, ConfirmDialog, Frame, PageHead, Spinner, Tabs } from '@credence/ui';
import { type ComponentType, lazy, Suspense, use, useCallback, useMemo, useState } from 'react';
import { SupersededNote } from '../../features/answering/SupersededNote.js';
import { LoadingScreen } from '../../shell/layout/LoadingScreen.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import type { MissingNumbers } from '../../features/networks/downloadNetwork.js';
import { missingNumbers } from '../../features/networks/missingNumbers.js';
import { OutcomesLine } from '../../features/outcomes/OutcomesLine.js';
import { Plausible } from '../../features/plausible/Plausible.js';
import type { LoadedPlausible } from '../../features/plausible/readPlausible.js';
import type { QueuedQuestion } from '../../features/queue/batch.js';
import { queue } from '../../features/queue/browserQueue.js';
import { nextQueued } from '../../features/queue/wayOn.js';
import { may } from '../../ground/access/may.js';
import { useText } from '../../ground/text/useText.js';
import type { UndoOutcome } from '../../shell/undo/useUndo.js';
import { Activity } from './activity/Activity.js';
import { type NetworkActivity, ownerOf } from './activity/networkActivity.js';
import { FeedbackInvitation } from './FeedbackInvitation.js';
import { FileNotes } from './FileNotes.js';
import type { Mattering } from './matters/markNetwork.js';
import type { MattersProps } from './matters/Matters.js';
import { Views } from './matters/matters.styles.js';
import { OrderSwitch } from './matters/OrderSwitch.js';
import { NotAssessed } from './NotAssessed.js';
import { nameNodes } from './nameNodes.js';
import { NodeDone } from './NodeDone.js';
import { NodeTable } from './NodeTable.js';
import { OnlySetAside } from './OnlySetAside.js';
import { ownNodes } from './ownPart.js';
import { OverviewHead, type OverviewHeadProps } from './OverviewHead.js';
import { Messages } from './OverviewScreen.styles.js';
import type { NetworkShareProps } from '../../features/sharing/index.js';
import type { SameContent } from '../../features/upload/sendFile.js';
import { resetConsequence } from './resetConsequence.js';
import { ShareMissing } from './ShareMissing.js';
import { StructureMap } from './StructureMap.js';
import { TooLargeForFile } from './TooLargeForFile.js';
import { Supposing } from './what-if/Supposing.js';
import { useDrawing } from './useDrawing.js';

/** Fetched once the page is there. Without a connection the page can miss them. */
const Matters = lazy(() =>
  import('./matters/Matters.js').catch(() => ({ default: ({ children }: MattersProps) => children })),
);
const NetworkShare = lazy<ComponentType<NetworkShareProps>>(() =>
  import('../../features/sharing/index.js').then(
    ({ NetworkShare: component }) => ({ default: component }),
    () => ({ default: ShareMissing }),
  ),
);
const WhatIf = lazy(() => import('./what-if/WhatIf.js').catch(() => ({ default: () => null })));

/** The result of a user's action. */
export type OverviewNotice =
  | { kind: 'reset-failed'; reason?: string | undefined }
  | { kind: 'reset-undone'; outcome: UndoOutcome }
  | { kind: 'download-failed'; reason?: string | undefined }
  | { kind: 'numbers-missing'; missing: MissingNumbers }
  | { kind: 'same-content'; as: SameContent }
  | { kind: 'node-done'; nodeId: string };

export interface OverviewScreenProps extends Pick<OverviewHeadProps, 'nextHref' | 'downloading' | 'onDownload'> {
  networkId: string;
  /** Undefined if it could not be loaded. Must not reject. */
  overview: Promise<NetworkOverview | undefined>;
  /** The positions of the nodes; undefined if unknown. Must not reject. */
  structure: Promise<NetworkStructure | undefined>;
  /** Who answered what; undefined if unknown. Must not reject. */
  activity: Promise<NetworkActivity | undefined>;
  /**
   * The outcomes and typical cases that the owner named, and whether the user may name them; undefined on a server
   * without them. Must not reject.
   */
  outcomes: Promise<NetworkOutcomes | undefined>;
  /** What of it is to be judged. Must not reject. */
  plausible: Promise<LoadedPlausible>;
  /** The user's own name, which the activity calls "You". */
  reader: string;
  /** The address for starting or reviewing a node. */
  nodeHref: (node: { readonly id: string }) => string;
  /** The address of a node's probabilities. */
  tableHref: (node: { readonly id: string }) => string;
  /** The ids of nodes that are being reset. */
  resetting: ReadonlySet<string>;
  notice: OverviewNotice | undefined;
  onReset: (node: NodeSummary) => void;
  onUndoReset: (node: NodeSummary) => void;
  onRetry: () => void;
}

/** The nodes of one network, and where to continue. */
export function OverviewScreen(props: OverviewScreenProps) {
  const { overview: text } = useText();
  return (
    <Frame>
      <Suspense
        fallback={
          <>
            <PageTitle>{text.title}</PageTitle>
            <PageHead title={text.title} />
            <LoadingScreen />
          </>
        }
      >
        <Overview {...props} />
      </Suspense>
    </Frame>
  );
}

function Overview(props: OverviewScreenProps) {
  const words = useText();
  const { overview: text, common } = words;
  // All of it at once: what comes later would push the list from under somebody's finger.
  const loaded = use(props.overview);
  const activity = use(props.activity);
  const named = use(props.outcomes);
  const plausible = use(props.plausible);
  const overview = useMemo(() => loaded && nameNodes(loaded), [loaded]);
  const [inviting, setInviting] = useState(false);
  const own = useMemo(() => overview && ownNodes(overview), [overview]);
  const [asking, setAsking] = useState<NodeSummary>();
  const drawing = useDrawing(props.structure, overview);
  const [order, setOrder] = useState(() => queue.order(props.networkId));
  const [queued, setQueued] = useState(() => nextQueued(props.networkId));
  const [mattering, setMattering] = useState<Mattering>();
  const onRanked = useCallback((next: QueuedQuestion | undefined, ranked: Mattering) => {
    setQueued(next);
    setMattering(ranked);
  }, []);

  if (!overview) {
    return (
      <>
        <PageTitle>{text.title}</PageTitle>
        <PageHead title={text.title} />
        <Alert action={<Button onClick={props.onRetry}>{common.tryAgain}</Button>}>{text.loadFailed}</Alert>
      </>
    );
  }
  const byMatter = order === 'matters' && named !== undefined;
  // The map's place must be known: what stands below it would be pushed away.
  const whatIf =
    named && overview.nodes.length > 0 && drawing !== undefined ? (
      <Supposing networkId={overview.networkId}>
        <Suspense>
          <WhatIf {...{ overview, named }} isAlone={!byMatter} />
        </Suspense>
      </Supposing>
    ) : null;
  const { resetRule } = overview;
  const mayAnswer = may(overview, 'assess');
  // Who only reads is led to the numbers.
  const nodeHref = mayAnswer ? props.nodeHref : props.tableHref;
  const onlyOwnerResets =
    resetRule?.ownerOnly && !resetRule.isOwner
      ? words.activity.ownerMayReset(ownerOf(activity, words.common))
      : undefined;
  const list = (
    <NodeTable
      nodes={overview.nodes}
      own={own}
      // In the order of what matters most the list has been asked for, all of it.
      ownFirst={!byMatter}
      nodeHref={nodeHref}
      tableHref={props.tableHref}
      resetting={props.resetting}
      mayAnswer={mayAnswer}
      mayReset={may(overview, 'reset') && onlyOwnerResets === undefined}
      onlyOwnerResets={onlyOwnerResets}
      onReset={setAsking}
      onUndoReset={props.onUndoReset}
    />
  );
  return (
    <>
      <PageTitle>{overview.networkName}</PageTitle>
      <OverviewHead
        {...props}
        overview={overview}
        queued={byMatter ? queued : undefined}
        onInvite={may(overview, 'share') ? () => setInviting(true) : undefined}
      />
      {inviting ? (
        <Suspense>
          <NetworkShare
            network={{ networkId: overview.networkId, name: overview.networkName }}
            onClose={() => {
              setInviting(false);
              // Activity and "shared with" say who takes part.
              props.onRetry();
            }}
          />
        </Suspense>
      ) : null}
      <Activity
        activity={activity}
        reader={props.reader}
        networkId={overview.networkId}
        rule={overview.resetRule}
        onRuleSaved={props.onRetry}
      />
      <Messages>
        {props.notice?.kind === 'node-done' ? (
          <NodeDone {...{ overview }} nodeId={props.notice.nodeId} queued={byMatter ? queued : undefined} />
        ) : (
          <Notice notice={props.notice} />
        )}
        <SupersededNote networkId={overview.networkId} />
        <TooLargeForFile nodes={overview.nodes} />
        {mayAnswer ? <OnlySetAside {...overview} nodeHref={nodeHref} /> : null}
        <FeedbackInvitation {...overview} />
      </Messages>
      <Plausible
        networkId={overview.networkId}
        known={plausible}
        finished={props.notice?.kind === 'node-done' ? props.notice.nodeId : undefined}
      />
      <FileNotes notes={overview.warnings ?? []} />
      <OutcomesLine networkId={overview.networkId} known={named} first={byMatter} />
      <Views data-order={byMatter ? 'matters' : undefined}>
        {named && overview.nodes.length > 0 ? (
          <OrderSwitch
            order={order}
            onOrderChange={(chosen) => {
              queue.choose(overview.networkId, chosen);
              setOrder(chosen);
            }}
          />
        ) : null}
        <Tabs
          label={text.views}
          sideBySide
          panels={[
            {
              value: 'list',
              label: text.list,
              content: byMatter ? (
                <Suspense fallback={<Spinner centred>{common.loading}</Spinner>}>
                  <Matters {...{ overview, named, onRanked }} nodeHref={nodeHref}>
                    {list}
                  </Matters>
                </Suspense>
              ) : (
                list
              ),
            },
            ...(drawing === null
              ? []
              : [
                  {
                    value: 'map',
                    label: text.map,
                    content: drawing && (
                      <StructureMap
                        {...{ drawing, overview }}
                        mattering={byMatter ? mattering : undefined}
                        nodeHref={nodeHref}
                      />
                    ),
                  },
                ]),
          ]}
        />
        {whatIf}
      </Views>
      <NotAssessed {...overview} />
      <ConfirmDialog
        open={asking !== undefined}
        question={text.resetQuestion}
        consequence={asking && resetConsequence(asking, activity, props.reader, words)}
        confirmLabel={text.resetConfirm}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => {
          if (asking) props.onReset(asking);
          setAsking(undefined);
        }}
      />
    </>
  );
}

function Notice({ notice }: { notice: Exclude<OverviewNotice, { kind: 'node-done' }> | undefined }) {
  const { overview: text, uploads } = useText();
  if (!notice) return null;
  if (notice.kind === 'same-content')
    return <Alert tone="info">{uploads.sameAs(notice.as.filename, notice.as.networkId)}</Alert>;
  if (notice.kind === 'numbers-missing') return <Alert tone="info">{missingNumbers(notice.missing, text)}</Alert>;
  if (notice.kind === 'download-failed') return <Alert details={notice.reason}>{text.downloadFailed}</Alert>;
  if (notice.kind === 'reset-undone')
    return <Alert tone={notice.outcome.ok ? 'success' : 'error'}>{notice.outcome.text}</Alert>;
  return <Alert details={notice.reason}>{text.resetFailed}</Alert>;
}
