import type { NetworkOutcomes, NetworkOverview, NetworkStructure, NodeSummary } from '@credence/api-client';
import { Alert, Button, ConfirmDialog, Frame, PageHead } from '@credence/ui';
import { later } from '@credence/ui/later';
import { Suspense, use, useCallback, useMemo, useState } from 'react';
import { LoadingScreen } from '../../shell/layout/LoadingScreen.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { OutcomesLine } from '../../features/outcomes/OutcomesLine.js';
import { Plausible } from '../../features/plausible/Plausible.js';
import type { LoadedPlausible } from '../../features/plausible/readPlausible.js';
import type { QueuedQuestion } from '../../features/queue/batch.js';
import { queue } from '../../features/queue/browserQueue.js';
import { nextQueued } from '../../features/queue/questionNavigation.js';
import { may } from '../../ground/access/may.js';
import { isResting } from '../../ground/access/isResting.js';
import { isRoundOver } from '../../ground/access/isRoundOver.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { Activity } from './activity/Activity.js';
import { type NetworkActivity, ownerOf } from './activity/networkActivity.js';
import { FileNotes } from './FileNotes.js';
import type { Mattering } from './matters/markNetwork.js';
import { NotAssessed } from './NotAssessed.js';
import { nameNodes } from './nameNodes.js';
import { NodeTable } from './NodeTable.js';
import { ownNodes } from './ownPart.js';
import { OverviewHead, type OverviewHeadProps } from './OverviewHead.js';
import { OverviewMessages, type OverviewNotice } from './OverviewMessages.js';
import { OverviewViews } from './OverviewViews.js';
import type { NetworkShareProps } from '../../features/sharing/index.js';
import { resetConsequence } from './resetConsequence.js';
import type { OwnStudy } from './taking-part/ownStudy.js';
import type { TakingPartProps } from './taking-part/TakingPart.js';
import { useDrawing } from './useDrawing.js';

/** Fetched once somebody invites. */
const NetworkShare = later<NetworkShareProps>(
  async () => (await import('../../features/sharing/index.js')).NetworkShare,
  ({ children }) => children,
);

/** Only experts of a study load it. */
const TakingPart = later<TakingPartProps>(
  async () => (await import('./taking-part/TakingPart.js')).default,
  ({ children }) => children,
);

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
  /** The study that the user takes part in; undefined for everybody else. Must not reject. */
  study: Promise<OwnStudy | undefined>;
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
  const taking = use(props.study);
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
  // In a study the protocol says in which order an expert's questions come.
  const isOrderFixed = may(overview, 'take_part');
  const byMatter = order === 'matters' && named !== undefined && !isOrderFixed;
  const { resetRule } = overview;
  const rests = isResting(overview);
  const isHeld = rests || isRoundOver(overview);
  const mayAnswer = may(overview, 'assess');
  const seesNumbers = may(overview, 'read_numbers');
  // Who only reads is led to the numbers, or else to what they said.
  const nodeHref = mayAnswer || !seesNumbers ? props.nodeHref : props.tableHref;
  const onlyOwnerResets =
    resetRule?.ownerOnly && !resetRule.isOwner
      ? words.activity.ownerMayReset(ownerOf(activity, words.common))
      : undefined;
  const list = (
    <NodeTable
      nodes={overview.nodes}
      own={own}
      isOrdered={isOrderFixed}
      // In the order of what matters most the list has been asked for, all of it.
      ownFirst={!byMatter}
      nodeHref={nodeHref}
      tableHref={seesNumbers ? props.tableHref : undefined}
      resetting={props.resetting}
      mayAnswer={mayAnswer}
      mayReset={may(overview, 'reset')}
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
        isHeld={isHeld}
        onInvite={may(overview, 'share') ? () => setInviting(true) : undefined}
      />
      {inviting ? (
        <NetworkShare
          network={{ networkId: overview.networkId, name: overview.networkName }}
          onClose={() => {
            setInviting(false);
            // Activity and "shared with" say who takes part.
            props.onRetry();
          }}
        />
      ) : null}
      <Activity
        activity={activity}
        reader={props.reader}
        networkId={overview.networkId}
        rule={overview.resetRule}
        onRuleSaved={props.onRetry}
      />
      {taking?.study.own ? <TakingPart networkId={overview.networkId} {...taking} own={taking.study.own} /> : null}
      <OverviewMessages
        overview={overview}
        nodeHref={nodeHref}
        mayAnswer={mayAnswer}
        rests={rests}
        notice={props.notice}
        queued={byMatter ? queued : undefined}
      />
      <Plausible
        networkId={overview.networkId}
        known={plausible}
        seesNumbers={seesNumbers}
        finished={props.notice?.kind === 'node-done' ? props.notice.nodeId : undefined}
      />
      <FileNotes
        notes={overview.warnings ?? []}
        namesHref={may(overview, 'describe') ? paths.names.href(overview.networkId) : undefined}
      />
      {seesNumbers ? <OutcomesLine networkId={overview.networkId} known={named} first={byMatter} /> : null}
      <OverviewViews
        overview={overview}
        named={named}
        byMatter={byMatter}
        drawing={drawing}
        mattering={mattering}
        onRanked={onRanked}
        nodeHref={nodeHref}
        onOrderChange={
          isOrderFixed
            ? undefined
            : (chosen) => {
                queue.choose(overview.networkId, chosen);
                setOrder(chosen);
              }
        }
      >
        {list}
      </OverviewViews>
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
