import { Alert, Button } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import type { FetchedList } from './fetchedList.js';

interface ListAlertsProps {
  lists: readonly FetchedList[];
  /** Fetches the lists again. */
  onRetry: () => void;
}

/** The errors of lists of networks, each message once. */
export function ListAlerts({ lists, onRetry }: ListAlertsProps) {
  const { common } = useText();
  const sentences = lists.flatMap(({ failed, error }) => [
    ...(failed ? [common.listsFailed] : []),
    ...(error ? [error] : []),
  ]);
  return [...new Set(sentences)].map((sentence) => (
    <Alert
      key={sentence}
      action={
        <Button size="small" onClick={onRetry}>
          {common.tryAgain}
        </Button>
      }
    >
      {sentence}
    </Alert>
  ));
}
