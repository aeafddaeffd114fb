import { Alert, Button, TextLink } from '@credence/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { AccessRefusal } from '../../access/refusal.js';
import { paths } from '../../paths.js';
import { useText } from '../../text/useText.js';
import type { FetchedList } from './allNetworks.js';
import { Messages } from './ManageNetworks.styles.js';
import type { RowMessage } from './useNetworkChanges.js';

/** What there is to say at the top. */
export type ManageMessage =
  | RowMessage
  | { readonly uploaded: string }
  /** Why the reader is here and not in a network. */
  | { readonly refused: AccessRefusal };

/** What is wrong with the lists, each sentence once. */
export function ListAlerts({ lists, onRetry }: { lists: readonly FetchedList[]; onRetry: () => void }) {
  const { manage, common, server } = useText();
  const sentences = lists.flatMap(({ failed, error }) => [
    ...(failed ? [manage.listsFailed] : []),
    ...(error ? [server.refused(error, undefined)] : []),
  ]);
  if (sentences.length === 0) return null;

  return (
    <Messages>
      {[...new Set(sentences)].map((sentence) => (
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
      ))}
    </Messages>
  );
}

/** What the last act came to. It stands at the top and the act may have been far below: the page goes there. */
export function MessageAlert({ message, onDismiss }: { message: ManageMessage | undefined; onDismiss: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) root.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);

  return <Messages ref={root}>{message ? <Message message={message} onDismiss={onDismiss} /> : null}</Messages>;
}

function Message({ message, onDismiss }: { message: ManageMessage; onDismiss: () => void }) {
  const { manage } = useText();
  if ('refused' in message) {
    return (
      <Alert tone="info" onDismiss={onDismiss}>
        {message.refused === 'no-access' ? manage.noAccess : manage.accessUnknown}
      </Alert>
    );
  }
  if ('uploaded' in message) {
    return (
      <Alert
        tone="success"
        onDismiss={onDismiss}
        action={
          <TextLink asChild>
            <Link to={paths.network.href(message.uploaded)}>{manage.openUploaded}</Link>
          </TextLink>
        }
      >
        {manage.uploaded}
      </Alert>
    );
  }
  return (
    <Alert tone={message.tone} onDismiss={onDismiss}>
      {message.text}
    </Alert>
  );
}
