import { Alert, TextLink } from '@credence/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { AccessRefusal } from '../../ground/access/refusal.js';
import { paths } from '../../ground/paths.js';
import type { Failure } from '@credence/text';
import { useText } from '../../ground/text/useText.js';
import type { SameContent } from '../../features/upload/sendFile.js';
import { FileProblems } from '../../features/upload/FileProblems.js';
import { Messages } from './ManageNetworks.styles.js';
import type { RowMessage } from './useNetworkChanges.js';

/** A message at the top of the page. */
export type ManageMessage =
  | RowMessage
  | {
      readonly uploaded: string;
      readonly warnings: readonly Failure[];
      /** A network from a file with the same bytes. */
      readonly sameAs: SameContent | undefined;
    }
  /** Why the user was redirected here from a network. */
  | AccessRefusal;

/** The result of the last action. It appears at the top, perhaps far above the action, so the page scrolls there. */
export function MessageAlert({ message, onDismiss }: { message: ManageMessage | undefined; onDismiss: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) root.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);

  return <Messages ref={root}>{message ? <Message message={message} onDismiss={onDismiss} /> : null}</Messages>;
}

function Message({ message, onDismiss }: { message: ManageMessage; onDismiss: () => void }) {
  const { manage, uploads } = useText();
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
        details={
          message.sameAs || message.warnings.length > 0 ? (
            <>
              {message.sameAs ? <p>{uploads.sameAs(message.sameAs.filename, message.sameAs.networkId)}</p> : null}
              <FileProblems problems={message.warnings} />
            </>
          ) : undefined
        }
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
    <Alert
      tone={message.tone}
      onDismiss={onDismiss}
      action={
        message.opens === undefined ? undefined : (
          <TextLink asChild>
            <Link to={paths.network.href(message.opens)}>{manage.open}</Link>
          </TextLink>
        )
      }
    >
      {message.text}
    </Alert>
  );
}
