import type { NetworkOutcomes, NetworkOverview, NetworkStructure, NodeSummary } from '@credence/api-client';
import { Alert, Button, ConfirmDialog, Frame, PageHead, Spinner, Text, TextLink } from '@credence/ui';
import { later } from '@credence/ui/later';
import { Suspense, use, useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadingScreen } from '../../shell/layout/LoadingScreen.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { Plausible } from '../../features/plausible/Plausible.js';
import type { LoadedPlausible } from '../../features/plausible/readPlausible.js';
import { optionalPart } from '../../ground/loading/optionalPart.js';
import type { QueuedQuestion } from '../../features/queue/batch.js';
import { queue } from '../../features/queue/browserQueue.js';
import type { Order } from '../../features/queue/queue.js';
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
import type { MattersProps } from './matters/Matters.js';
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

/** Fetched once it is chosen. Without it the nodes stand as they are in the file. */
const Matters = optionalPart<MattersProps>(
  async () => (await import('./matters/Matters.js')).default,
  () => null,
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
  const { overview, activity, named, plausible, taking } = useLoadedOverview(props);
  const [inviting, setInviting] = useState(false);
  const [asking, setAsking] = useState<NodeSummary>();
  const drawing = useDrawing(props.structure, overview);
  const order = useQuestionOrder(props.networkId);

  if (!overview) return <OverviewMissing onRetry={props.onRetry} />;
  // In a study the protocol says in which order an expert's questions come.
  const byMatter = order.chosen === 'matters' && named !== undefined && !isOrderFixed(overview);
  const queued = byMatter ? order.queued : undefined;
  const nodeHref = hrefOfNodes(overview, props);
  const endInviting = () => {
    setInviting(false);
    // Activity and "shared with" say who takes part.
    props.onRetry();
  };
  return (
    <>
      <PageTitle>{overview.networkName}</PageTitle>
      <OverviewHead
        {...props}
        overview={overview}
        queued={queued}
        isHeld={isResting(overview) || isRoundOver(overview)}
        onInvite={may(overview, 'share') ? () => setInviting(true) : undefined}
      />
      {inviting ? <NetworkShare network={shareOf(overview)} onClose={endInviting} /> : null}
      {taking?.study.own ? <TakingPart networkId={overview.networkId} {...taking} own={taking.study.own} /> : null}
      <NotesOfNetwork
        overview={overview}
        plausible={plausible}
        notice={props.notice}
        queued={queued}
        nodeHref={nodeHref}
      />
      <NodesOfNetwork
        {...props}
        overview={overview}
        activity={activity}
        named={named}
        drawing={drawing}
        byMatter={byMatter}
        order={order}
        nodeHref={nodeHref}
        onReset={setAsking}
      />
      <Activity
        activity={activity}
        reader={props.reader}
        networkId={overview.networkId}
        rule={overview.resetRule}
        onRuleSaved={props.onRetry}
      />
      <NotAssessed {...overview} />
      {/* The map above it would push it away. */}
      {drawing !== undefined && may(overview, 'describe') ? <NamesLink networkId={overview.networkId} /> : null}
      <ResetQuestion {...props} node={asking} activity={activity} onClose={() => setAsking(undefined)} />
    </>
  );
}

const shareOf = ({ networkId, networkName: name }: NetworkOverview) => ({ networkId, name });

/** All that the page shows, at once: what comes later would push the list from under somebody's finger. */
function useLoadedOverview(props: OverviewScreenProps) {
  const loaded = use(props.overview);
  const activity = use(props.activity);
  const named = use(props.outcomes);
  const plausible = use(props.plausible);
  const taking = use(props.study);
  const overview = useMemo(() => loaded && nameNodes(loaded), [loaded]);
  return { overview, activity, named, plausible, taking };
}

/** In which order the questions come, and what is known of it once they are ranked. */
function useQuestionOrder(networkId: string) {
  const [chosen, setChosen] = useState(() => queue.order(networkId));
  const [queued, setQueued] = useState(() => nextQueued(networkId));
  const [mattering, setMattering] = useState<Mattering>();
  const onRanked = useCallback((next: QueuedQuestion | undefined, ranked: Mattering) => {
    setQueued(next);
    setMattering(ranked);
  }, []);
  return {
    chosen,
    choose: (order: Order) => {
      queue.choose(networkId, order);
      setChosen(order);
    },
    /** The question that comes next. */
    queued,
    mattering,
    onRanked,
  };
}

const isOrderFixed = (overview: NetworkOverview) => may(overview, 'take_part');

/** Who only reads is led to the numbers, or else to what they said. */
const hrefOfNodes = (overview: NetworkOverview, { nodeHref, tableHref }: OverviewScreenProps) =>
  may(overview, 'assess') || !may(overview, 'read_numbers') ? nodeHref : tableHref;

function OverviewMissing({ onRetry }: { onRetry: () => void }) {
  const { overview: text, common } = useText();
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <PageHead title={text.title} />
      <Alert action={<Button onClick={onRetry}>{common.tryAgain}</Button>}>{text.loadFailed}</Alert>
    </>
  );
}

/** Leads the owner to the names of network, nodes and states, below all that is looked at more often. */
function NamesLink({ networkId }: { networkId: string }) {
  const { overview: text } = useText();
  return (
    <Text variant="hint">
      <TextLink asChild>
        <Link to={paths.names.href(networkId)}>{text.giveNames}</Link>
      </TextLink>
    </Text>
  );
}

interface NotesOfNetworkProps extends Pick<OverviewScreenProps, 'nodeHref' | 'notice'> {
  overview: NetworkOverview;
  plausible: LoadedPlausible;
  queued: QueuedQuestion | undefined;
}

/** What there is to know before the nodes. */
function NotesOfNetwork({ overview, plausible, notice, queued, nodeHref }: NotesOfNetworkProps) {
  const { networkId } = overview;
  return (
    <>
      <OverviewMessages
        overview={overview}
        nodeHref={nodeHref}
        mayAnswer={may(overview, 'assess')}
        rests={isResting(overview)}
        notice={notice}
        queued={queued}
      />
      <Plausible
        networkId={networkId}
        known={plausible}
        seesNumbers={may(overview, 'read_numbers')}
        finished={notice?.kind === 'node-done' ? notice.nodeId : undefined}
      />
      <FileNotes
        notes={overview.warnings ?? []}
        namesHref={may(overview, 'describe') ? paths.names.href(networkId) : undefined}
      />
    </>
  );
}

interface NodesOfNetworkProps
  extends Pick<OverviewScreenProps, 'nodeHref' | 'tableHref' | 'resetting' | 'onReset' | 'onUndoReset'> {
  overview: NetworkOverview;
  activity: NetworkActivity | undefined;
  named: NetworkOutcomes | undefined;
  drawing: ReturnType<typeof useDrawing>;
  byMatter: boolean;
  order: ReturnType<typeof useQuestionOrder>;
}

/** The nodes: as a list, in the order that was chosen, and as a map. */
function NodesOfNetwork({ overview, activity, named, drawing, order, byMatter, ...props }: NodesOfNetworkProps) {
  const words = useText();
  const own = useMemo(() => ownNodes(overview), [overview]);
  const isFixed = isOrderFixed(overview);
  const seesNumbers = may(overview, 'read_numbers');
  const { nodes, resetRule } = overview;
  const onlyOwnerResets =
    resetRule?.ownerOnly && !resetRule.isOwner
      ? words.activity.ownerMayReset(ownerOf(activity, words.common))
      : undefined;
  const { choose, mattering } = order;
  const hasMatters = named !== undefined && nodes.length > 0 && !isFixed;
  return (
    <OverviewViews
      overview={overview}
      drawing={drawing}
      mattering={byMatter ? mattering : undefined}
      isOfUse={named !== undefined && seesNumbers && nodes.some(({ completed }) => completed)}
      nodeHref={props.nodeHref}
    >
      <NodeTable
        nodes={nodes}
        own={own}
        isOrdered={isFixed}
        matters={hasMatters ? { chosen: byMatter, ranked: mattering?.ranked, onChoose: choose } : undefined}
        hasMap={drawing !== null}
        nodeHref={props.nodeHref}
        tableHref={seesNumbers ? props.tableHref : undefined}
        resetting={props.resetting}
        mayAnswer={may(overview, 'assess')}
        mayReset={may(overview, 'reset')}
        onlyOwnerResets={onlyOwnerResets}
        onReset={props.onReset}
        onUndoReset={props.onUndoReset}
      />
      {byMatter && named ? (
        <Suspense fallback={<Spinner centred>{words.common.loading}</Spinner>}>
          <Matters overview={overview} named={named} onRanked={order.onRanked} />
        </Suspense>
      ) : null}
    </OverviewViews>
  );
}

interface ResetQuestionProps extends Pick<OverviewScreenProps, 'reader' | 'onReset'> {
  /** The node to reset; undefined while nobody is asked. */
  node: NodeSummary | undefined;
  activity: NetworkActivity | undefined;
  onClose: () => void;
}

/** Asks before a node is reset. */
function ResetQuestion({ node, activity, reader, onReset, onClose }: ResetQuestionProps) {
  const words = useText();
  const { overview: text } = words;
  return (
    <ConfirmDialog
      open={node !== undefined}
      question={text.resetQuestion}
      consequence={node && resetConsequence(node, activity, reader, words)}
      confirmLabel={text.resetConfirm}
      onCancel={onClose}
      onConfirm={() => {
        if (node) onReset(node);
        onClose();
      }}
    />
  );
}
