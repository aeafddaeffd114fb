import type { NetworkOverview } from '@credence/api-client';
import { isBeyondWork } from '@credence/bayesnet';
import { Alert } from '@credence/ui';
import type { QueuedQuestion } from '../../features/queue/batch.js';
import { useText } from '../../ground/text/useText.js';

interface NodeDoneProps {
  overview: NetworkOverview;
  /** The node whose last question led here. */
  nodeId: string;
  /** What is asked next in the order of what matters most. */
  queued: QueuedQuestion | undefined;
}

/** After the last question of a node: that it is done, which one is next, and how long that takes. */
export function NodeDone({ overview: { nodes, nextQuestion }, nodeId, queued }: NodeDoneProps) {
  const { overview: text } = useText();
  const isDone = nodes.some(({ id, completed }) => id === nodeId && completed);
  const next = queued?.nodeId ?? nextQuestion?.nodeId;
  const node = nodes.find(({ id }) => id === next);
  if (!isDone || !node) return null;
  const minutes = node.estimatedTime > 0 && !isBeyondWork(node.estimatedTime) ? node.estimatedTime : undefined;
  return <Alert tone="success">{text.nodeDone(node.display_name, minutes)}</Alert>;
}
