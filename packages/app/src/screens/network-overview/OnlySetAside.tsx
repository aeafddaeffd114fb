import type { NetworkOverview, NodeSummary } from '@credence/api-client';
import { Alert, Button } from '@credence/ui';
import { Link } from 'react-router-dom';
import { useText } from '../../ground/text/useText.js';

interface OnlySetAsideProps extends Pick<NetworkOverview, 'nodes' | 'nextQuestion' | 'minutesLeft'> {
  nodeHref: (node: NodeSummary) => string;
}

/** Says that all that is left are questions which this user set aside, and offers them. */
export function OnlySetAside({ nodes, nextQuestion, minutesLeft, nodeHref }: OnlySetAsideProps) {
  const { overview: text } = useText();
  const open = nodes.find(({ completed }) => !completed);
  // A server that does not know what comes next does not know how long it takes either.
  if (!open || nextQuestion || minutesLeft === undefined) return null;
  return (
    <Alert
      tone="info"
      action={
        <Button size="small" asChild>
          <Link to={nodeHref(open)}>{text.answerAfterAll(open.display_name)}</Link>
        </Button>
      }
    >
      {text.onlySetAside}
    </Alert>
  );
}
