import { Alert } from '@credence/ui';
import type { NetworkOverview } from '@credence/api-client';
import { SupersededNote } from '../../features/answering/SupersededNote.js';
import type { MissingNumbers } from '../../features/networks/downloadNetwork.js';
import { missingNumbers } from '../../features/networks/missingNumbers.js';
import type { QueuedQuestion } from '../../features/queue/batch.js';
import type { SameContent } from '../../features/upload/sendFile.js';
import { useText } from '../../ground/text/useText.js';
import type { UndoOutcome } from '../../shell/undo/useUndo.js';
import { FeedbackInvitation } from './FeedbackInvitation.js';
import { NodeDone } from './NodeDone.js';
import { OnlySetAside } from './OnlySetAside.js';
import { Messages } from './OverviewScreen.styles.js';
import { TablesTooLarge } from './TablesTooLarge.js';

/** The result of a user's action. */
export type OverviewNotice =
  | { kind: 'reset-failed'; reason?: string | undefined }
  | { kind: 'reset-undone'; outcome: UndoOutcome }
  | { kind: 'download-failed'; reason?: string | undefined }
  | { kind: 'numbers-missing'; missing: MissingNumbers }
  | { kind: 'same-content'; as: SameContent }
  | { kind: 'node-done'; nodeId: string };

interface OverviewMessagesProps {
  overview: NetworkOverview;
  notice: OverviewNotice | undefined;
  /** The question that comes next, if what matters most comes first. */
  queued: QueuedQuestion | undefined;
  mayAnswer: boolean;
  /** Whether the answers rest while a round of the study is open. */
  rests: boolean;
  nodeHref: (node: { readonly id: string }) => string;
}

/** What the reader should know before the nodes: what became of an action, and what asks for one. */
export function OverviewMessages({ overview, notice, queued, mayAnswer, rests, nodeHref }: OverviewMessagesProps) {
  const { overview: text } = useText();
  return (
    <Messages>
      {rests ? <Alert tone="info">{text.rests}</Alert> : null}
      {notice?.kind === 'node-done' ? (
        <NodeDone overview={overview} nodeId={notice.nodeId} queued={queued} />
      ) : (
        <Notice notice={notice} />
      )}
      <SupersededNote networkId={overview.networkId} />
      <TablesTooLarge nodes={overview.nodes} />
      {mayAnswer ? <OnlySetAside {...overview} nodeHref={nodeHref} /> : null}
      <FeedbackInvitation {...overview} />
    </Messages>
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
