import type { NetworkOverview, NetworkStructure, NodeSummary } from '@credence/api-client';
import { Alert, Button, ConfirmDialog, Frame, Heading, PageHead, ProgressBar, Spinner, Tabs, Text } from '@credence/ui';
import { Suspense, use, useState } from 'react';
import { Link } from 'react-router-dom';
import { SupersededNote } from '../../answering/SupersededNote.js';
import { PageTitle } from '../../layout/PageTitle.js';
import type { Text as AllText } from '../../text/english.js';
import { useText } from '../../text/useText.js';
import { Activity, type NetworkActivity } from './activity/Activity.js';
import { FeedbackInvitation } from './FeedbackInvitation.js';
import { isDescription, NetworkDescription } from './NetworkDescription.js';
import { NodeTable } from './NodeTable.js';
import { Actions, Messages, Progress, Section } from './OverviewScreen.styles.js';
import { StructureMap } from './StructureMap.js';
import { useDrawing } from './useDrawing.js';

/** The result of a user's action. */
export type OverviewNotice = { kind: 'reset-failed' | 'download-failed' } | { kind: 'incomplete'; count: number };

export interface OverviewScreenProps {
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
  /** The address of the next open question. */
  nextHref: (next: NonNullable<NetworkOverview['nextQuestion']>) => string;
  downloading: boolean;
  /** The ids of nodes that are being reset. */
  resetting: ReadonlySet<string>;
  notice: OverviewNotice | undefined;
  onReset: (node: NodeSummary) => void;
  onDownload: () => void;
  onRetry: () => void;
}

/** The nodes of one network, and where to continue. */
export function OverviewScreen(props: OverviewScreenProps) {
  const { overview: text, common } = useText();
  return (
    <Frame>
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
  const overview = use(props.overview);
  const [asking, setAsking] = useState<NodeSummary>();
  const drawing = useDrawing(props.structure, overview);

  if (!overview) {
    return (
      <>
        <PageTitle>{text.title}</PageTitle>
        <PageHead title={text.title} />
        <Alert action={<Button onClick={props.onRetry}>{common.tryAgain}</Button>}>{text.loadFailed}</Alert>
      </>
    );
  }
  return (
    <>
      <PageTitle>{overview.networkName}</PageTitle>
      <Head {...props} overview={overview} />
      <Activity activity={props.activity} reader={props.reader} />
      <Messages>
        <Notice notice={props.notice} />
        <SupersededNote networkId={overview.networkId} />
        <FeedbackInvitation {...overview} />
      </Messages>
      <Tabs
        label={text.views}
        sideBySide
        panels={[
          {
            value: 'list',
            label: text.list,
            content: (
              <NodeTable
                nodes={overview.nodes}
                nodeHref={props.nodeHref}
                resetting={props.resetting}
                onReset={setAsking}
              />
            ),
          },
          ...(drawing === null
            ? []
            : [
                {
                  value: 'map',
                  label: text.map,
                  content: drawing && <StructureMap {...{ drawing, overview }} nodeHref={props.nodeHref} />,
                },
              ]),
        ]}
      />
      <NotAssessed nodes={overview.notAssessed ?? []} />
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

function Head(props: Omit<OverviewScreenProps, 'overview'> & { overview: NetworkOverview }) {
  const { overview: text, common } = useText();
  const { overview, nextHref, downloading, onDownload } = props;
  const { title, filename, nodeCount, sharedWith = 0, percentCompleted, minutesLeft, nextQuestion } = overview;
  const subtitle = [
    ...(title && !isDescription(title) ? [title] : []),
    ...(filename ? [filename] : []),
    ...(nodeCount === undefined ? [] : [text.nodes(nodeCount)]),
    ...(sharedWith > 0 ? [text.sharedWith(sharedWith)] : []),
  ];
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
              <Link to={nextHref(nextQuestion)}>{text.continueWith(nextQuestion.display_name)}</Link>
            </Button>
          ) : null}
          <Button busy={downloading} onClick={onDownload}>
            {text.download}
          </Button>
        </Actions>
      }
    >
      {title && isDescription(title) ? <NetworkDescription>{title}</NetworkDescription> : null}
      <Text variant="hint">{text.subtitle(subtitle)}</Text>
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
    </PageHead>
  );
}

/** Ten hours, in minutes: longer times are shown in hours. */
const LONG = 600;

function timeLeft(minutes: number, text: AllText['overview'], locale: string): string {
  const numbers = new Intl.NumberFormat(locale);
  if (minutes < LONG) return text.minutesLeft(numbers.format(minutes));
  return text.hoursLeft(numbers.format(Math.ceil(minutes / 60)));
}

function Notice({ notice }: { notice: OverviewNotice | undefined }) {
  const { overview: text } = useText();
  if (!notice) return null;
  if (notice.kind === 'incomplete') return <Alert tone="info">{text.incomplete(notice.count)}</Alert>;
  return <Alert>{notice.kind === 'reset-failed' ? text.resetFailed : text.downloadFailed}</Alert>;
}

function NotAssessed({ nodes }: { nodes: NonNullable<NetworkOverview['notAssessed']> }) {
  const { overview: text, server } = useText();
  if (nodes.length === 0) return null;
  return (
    <Section>
      <Heading level={2}>{text.notAssessed}</Heading>
      <Text variant="hint">{text.notAssessedHint}</Text>
      <ul>
        {nodes.map((node) => (
          <li key={node.id}>
            <b>{node.display_name}</b> <Text variant="hint">{server.notAssessed(node.text, node.reason)}</Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
