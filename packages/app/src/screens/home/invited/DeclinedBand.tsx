import type { NetworkListEntry } from '@credence/api-client';
import { Button, Text } from '@credence/ui';
import { useEffect, useRef } from 'react';
import { networkTitle } from '../../../features/networks/networkNames.js';
import { useText } from '../../../ground/text/useText.js';
import { Past, Problem, Root } from './Invitation.styles.js';

interface DeclinedBandProps {
  network: NetworkListEntry;
  /** What tells it apart from the other invitations. */
  name: string;
  /** True while declining is being taken back. */
  busy: boolean;
  /** Why it could not be taken back. */
  error: string | undefined;
  onUndo: () => void;
}

/** Where an invitation stood that was declined: the way back, which has the focus. */
export function DeclinedBand({ network, name, busy, error, onUndo }: DeclinedBandProps) {
  const { invitation: text, manage, undo } = useText();
  const done = manage.changed.decline(name);
  const root = useRef<HTMLElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undoButton.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <Root ref={root} aria-label={done}>
      <Past>
        <b>{text.declined}</b>
        <Button ref={undoButton} size="small" busy={busy} aria-label={undo.undoOf(done)} onClick={onUndo}>
          {undo.undo}
        </Button>
        <Text variant="hint">{networkTitle(network)}</Text>
      </Past>
      {error ? <Problem>{error}</Problem> : null}
    </Root>
  );
}
