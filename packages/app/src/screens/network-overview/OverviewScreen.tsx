import type { NetworkOverview, NetworkStructure, NodeSummary } from '@credence/api-client';
import { isBeyondWork } from '@credence/bayesnet';
import { Alert, Button, ConfirmDialog, Frame, PageHead, ProgressBar, Spinner, Tabs, Text } from '@credence/ui';
import { lazy, Suspense, use, useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { SupersededNote } from '../../answering/SupersededNote.js';
import type { DownloadFormat } from '../../networks/downloadNetwork.js';
import { PageTitle } from '../../layout/PageTitle.js';
import { WhenNear } from '../../loading/WhenNear.js';
import type { MissingNumbers } from '../../networks/downloadNetwork.js';
import { missingNumbers } from '../../networks/missingNumbers.js';
import { useOutcomes } from '../../outcomes/useOutcomes.js';
import { Plausible } from '../../plausible/Plausible.js';
import type { QueuedQuestion } from '../../queue/batch.js';
import { queue } from '../../queue/browserQueue.js';
import { hrefOfQueued, nextQueued } from '../../queue/wayOn.js';
import type { Text as AllText } from '../../text/english.js';
import { useText } from '../../text/useText.js';
import type { UndoOutcome } from '../../undo/useUndo.js';
import { Activity } from './activity/Activity.js';
import type { NetworkActivity } from './activity/networkActivity.js';
import { FeedbackInvitation } from './FeedbackInvitation.js';
import { FileNotes } from './FileNotes.js';
import type { Mattering } from './matters/markNetwork.js';
import type { MattersProps } from './matters/Matters.js';
import { Supposing, Views } from './matters/matters.styles.js';
import { OrderSwitch } from './matters/OrderSwitch.js';
import { isDescription, NetworkDescription } from './NetworkDescription.js';
import { NotAssessed } from './NotAssessed.js';
import { nameNodes } from './nameNodes.js';
import { NodeDone } from './NodeDone.js';
import { NodeTable } from './NodeTable.js';
import { OnlySetAside } from './OnlySetAside.js';
import { OtherFormats } from './OtherFormats.js';
import { Actions, Messages, Progress } from './OverviewScreen.styles.js';
import type { SameContent } from '../../upload/sendFile.js';
import { StructureMap } from './StructureMap.js';
import { TooLargeForFile } from './TooLargeForFile.js';
import { useDrawing } from './useDrawing.js';

/** Fetched once the page is there. Without a connection the page can miss them. */
const OutcomesLine = lazy(() => import('../../outcomes/OutcomesLine.js').catch(() => ({ default: () => null })));
const Matters = lazy(() =>
  import('./matters/Matters.js').catch(() => ({ default: ({ children }: MattersProps) => children })),
);
const WhatIf = lazy(() => import('./what-if/WhatIf.js').catch(() => ({ default: () => null })));

/** The result of a user's action. */
export type OverviewNotice =
  | { kind: 'reset-failed' }
  | { kind: 'reset-undone'; outcome: UndoOutcome }
  | { kind: 'download-failed'; reason?: string | undefined }
  | { kind: 'numbers-missing'; missing: MissingNumbers }
  | { kind: 'same-content'; as: SameContent }
  | { kind: 'node-done'; nodeId: string };

export interface OverviewScreenProps {
  networkId: string;
  /** Undefined if it could not be loaded. Must not reject. */
  overview: Promise<NetworkOverview | undefined>;
  /** The positions of the nodes; undefined if unknown. Must not reject. */
  structure: Promise<NetworkStructure | undefined>;
  /** Who answered what; undefined if unknown. Must not reject. */
  activity: Promise<NetworkActivity | undefined>;
  /** The user's own name, which the activity calls "You". */
  reader: string;
  /** The address for starting or reviewing a node. */
  nodeHref: (node: { readonly id: string }) => string;
  /** The address of a node's probabilities. */
  tableHref: (node: { readonly id: string }) => string;
  /** The address of the next open question. */
  nextHref: (next: NonNullable<NetworkOverview['nextQuestion']>) => string;
  downloading: boolean;
  /** The ids of nodes that are being reset. */
  resetting: ReadonlySet<string>;
  notice: OverviewNotice | undefined;
  onReset: (node: NodeSummary) => void;
  onUndoReset: (node: NodeSummary) => void;
  /** Called to download the file, in its own format unless another one is given. */
  onDownload: (format?: DownloadFormat) => void;
  onRetry: () => void;
}

/** The nodes of one network, and where to continue. */
export function OverviewScreen(props: OverviewScreenProps) {
  const { overview: text, common } = useText();
  return (
    <Frame width="broad">
      <Suspense
        fallback={
          <>
            <PageTitle>{text.title}</PageTitle>
            <PageHead title={text.title} />
            <Spinner centred>{common.loading}</Spinner>
          </>
        }
      >
        <Overview {...props} />
      </Suspense>
    </Frame>
  );
}

function Overview(props: OverviewScreenProps) {
  const { overview: text, common } = useText();
  const loaded = use(props.overview);
  const overview = useMemo(() => loaded && nameNodes(loaded), [loaded]);
  const [asking, setAsking] = useState<NodeSummary>();
  const drawing = useDrawing(props.structure, overview);
  const named = useOutcomes(props.networkId);
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
  const whatIf =
    named && overview.nodes.length > 0 ? (
      <Supposing>
        <WhenNear>
          <Suspense>
            <WhatIf {...{ overview, named }} isAlone={!byMatter} />
          </Suspense>
        </WhenNear>
      </Supposing>
    ) : null;
  const list = (
    <NodeTable
      nodes={overview.nodes}
      nodeHref={props.nodeHref}
      tableHref={props.tableHref}
      resetting={props.resetting}
      onReset={setAsking}
      onUndoReset={props.onUndoReset}
    />
  );
  return (
    <>
      <PageTitle>{overview.networkName}</PageTitle>
      <Head {...props} overview={overview} queued={byMatter ? queued : undefined} />
      <Activity activity={props.activity} reader={props.reader} />
      <Messages>
        {props.notice?.kind === 'node-done' ? (
          <NodeDone {...{ overview }} nodeId={props.notice.nodeId} queued={byMatter ? queued : undefined} />
        ) : (
          <Notice notice={props.notice} />
        )}
        <SupersededNote networkId={overview.networkId} />
        <TooLargeForFile nodes={overview.nodes} />
        <OnlySetAside {...overview} nodeHref={props.nodeHref} />
        <FeedbackInvitation {...overview} />
      </Messages>
      <Plausible networkId={overview.networkId} />
      <FileNotes notes={overview.warnings ?? []} />
      <Suspense>
        <OutcomesLine networkId={overview.networkId} known={named} />
      </Suspense>
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
                  <Matters {...{ overview, named, onRanked }} nodeHref={props.nodeHref}>
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
                        nodeHref={props.nodeHref}
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
        consequence={asking && text.resetConsequence(asking.display_name)}
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

interface HeadProps extends Omit<OverviewScreenProps, 'overview'> {
  overview: NetworkOverview;
  /** What is asked next in the order of what matters most. */
  queued: QueuedQuestion | undefined;
}

function Head(props: HeadProps) {
  const { overview: text, common } = useText();
  const { overview, queued, nextHref, downloading, onDownload } = props;
  const { title, filename, nodeCount, sharedWith = 0, percentCompleted, minutesLeft, nextQuestion } = overview;
  const subtitle = [
    ...(title && !isDescription(title) ? [title] : []),
    ...(filename ? [filename] : []),
    ...(nodeCount === undefined ? [] : [text.nodes(nodeCount, nodeCount.toLocaleString(common.locale))]),
    ...(sharedWith > 0 ? [text.sharedWith(sharedWith)] : []),
  ];
  const hasWork = overview.nodes.length > 0;
  const done = percentCompleted >= 100;
  const rest = done ? text.allDone : minutesLeft ? timeLeft(minutesLeft, text, common.locale) : undefined;
  const parts = [text.completed, ...(rest ? [rest] : [])];

  return (
    <PageHead
      title={overview.networkName}
      action={
        <Actions>
          {nextQuestion ? (
            <Button variant="primary" asChild>
              <Link to={queued ? hrefOfQueued(overview.networkId, queued) : nextHref(nextQuestion)}>
                {text.continueWith(queued?.title ?? nextQuestion.display_name)}
              </Link>
            </Button>
          ) : null}
          <Button busy={downloading} onClick={() => onDownload()}>
            {text.download}
          </Button>
          <OtherFormats downloads={overview.downloads ?? []} disabled={downloading} onDownload={onDownload} />
        </Actions>
      }
    >
      {title && isDescription(title) ? <NetworkDescription>{title}</NetworkDescription> : null}
      <Text variant="hint">{text.subtitle(subtitle)}</Text>
      {hasWork ? (
        <Progress>
          <ProgressBar
            value={percentCompleted}
            label={text.progress}
            valueText={`${common.percent(percentCompleted)} ${text.subtitle(parts)}`}
          />
          <span>
            <b>{common.percent(percentCompleted)}</b> {text.subtitle(parts)}
          </span>
        </Progress>
      ) : (
        <Text variant="hint">{text.nothingToAssess}</Text>
      )}
    </PageHead>
  );
}

/** Ten hours, in minutes: longer times are shown in hours. */
const LONG = 600;

function timeLeft(minutes: number, text: AllText['overview'], locale: string): string {
  const numbers = new Intl.NumberFormat(locale);
  if (isBeyondWork(minutes)) return text.beyondWork;
  if (minutes < LONG) return text.minutesLeft(numbers.format(minutes));
  return text.hoursLeft(numbers.format(Math.ceil(minutes / 60)));
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
  return <Alert>{text.resetFailed}</Alert>;
}
