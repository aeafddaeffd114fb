import { Alert, Button } from '@credence/ui';
import { useText } from '../text/useText.js';
import type { FetchedList } from './fetchedList.js';

interface ListAlertsProps {
  lists: readonly FetchedList[];
  /** Asks for the lists again. */
  onRetry: () => void;
}

/** What is wrong with lists of networks, each sentence once. */
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
