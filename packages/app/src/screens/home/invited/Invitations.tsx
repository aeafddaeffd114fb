import type { NetworkListEntry } from '@credence/api-client';
import { Alert, Button } from '@credence/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { networkNames, networkTitle } from '../../../networks/networkNames.js';
import { paths } from '../../../paths.js';
import { useText } from '../../../text/useText.js';
import { Alerts } from '../HomeScreen.styles.js';
import { Invitation } from './Invitation.js';
import { type Answered, useAnswering } from './useAnswering.js';

interface InvitationsProps {
  invitations: readonly NetworkListEntry[];
  /** Loads the lists again. */
  onAnswered: () => void;
}

/** The invitations that wait for the user, and what became of those just answered. */
export function Invitations({ invitations, onAnswered }: InvitationsProps) {
  const { busy, errors, answered, answer } = useAnswering(onAnswered);
  const isAnswered = ({ networkId }: NetworkListEntry) =>
    answered.some(({ network }) => network.networkId === networkId);
  // Until the lists are loaded again, an answered invitation is still among them.
  const waiting = invitations.filter((network) => !isAnswered(network));
  const names = networkNames(waiting);

  return (
    <>
      <Alerts>
        {answered.map((one) => (
          <Outcome key={one.network.networkId} {...one} />
        ))}
      </Alerts>
      {waiting.map((network) => (
        <Invitation
          key={network.networkId}
          network={network}
          name={names.get(network.networkId) ?? networkTitle(network)}
          busy={busy.has(network.networkId)}
          error={errors[network.networkId]}
          onAnswer={(given) => void answer(network, given)}
        />
      ))}
    </>
  );
}

function Outcome({ network, answer }: Answered) {
  const { invitation: text, manage } = useText();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone, and the focus with it: on to what comes next.
    const next = root.current?.querySelector<HTMLElement>('a[href]') ?? document.querySelector('h1');
    next?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={root}>
      {answer === 'accept' ? (
        <Alert
          tone="success"
          action={
            <Button size="small" asChild>
              <Link to={paths.network.href(network.networkId)}>{text.open}</Link>
            </Button>
          }
        >
          {manage.changed.accept(networkTitle(network))}
        </Alert>
      ) : (
        <Alert tone="info">{manage.changed.decline(networkTitle(network))}</Alert>
      )}
    </div>
  );
}
