import type { NetworkListEntry } from '@credence/api-client';
import { Button, IconButton, RowActions } from '@credence/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.js';
import { useText } from '../../text/useText.js';
import { Icons } from './ManageNetworks.styles.js';
import type { RowAct } from './useNetworkChanges.js';

/** What a row asks about before doing it, or opens. */
export type RowQuestion = 'delete' | 'withdraw' | 'share' | 'formats';

export interface NetworkActionsProps {
  network: NetworkListEntry;
  /** True while an action on it is pending. */
  busy: boolean;
  onAct: (act: RowAct, network: NetworkListEntry) => void;
  onAsk: (question: RowQuestion, network: NetworkListEntry) => void;
}

/** The actions on one network, depending on the user's role in it. */
export function NetworkActions({ network, busy, onAct, onAsk }: NetworkActionsProps) {
  const { manage } = useText();
  const { networkId, filename, type } = network;
  const small = { variant: 'text', size: 'small', busy } as const;

  if (type === 'invitation') {
    return (
      <RowActions>
        <Button
          size="small"
          busy={busy}
          aria-label={manage.acceptInvitation(filename)}
          onClick={() => onAct('accept', network)}
        >
          {manage.accept}
        </Button>
        <Button {...small} aria-label={manage.declineInvitation(filename)} onClick={() => onAct('decline', network)}>
          {manage.decline}
        </Button>
      </RowActions>
    );
  }
  return (
    <RowActions>
      <Button variant="text" size="small" asChild>
        <Link to={paths.network.href(networkId)} aria-label={manage.editNetwork(filename)}>
          {manage.edit}
        </Link>
      </Button>
      {type === 'owned' ? (
        <Button {...small} aria-label={manage.manageCollaboratorsOf(filename)} onClick={() => onAsk('share', network)}>
          {manage.manageCollaborators}
        </Button>
      ) : (
        <Button {...small} aria-label={manage.withdrawFrom(filename)} onClick={() => onAsk('withdraw', network)}>
          {manage.withdraw}
        </Button>
      )}
      <Icons>
        <IconButton
          icon="download"
          label={manage.download(filename)}
          aria-disabled={busy || undefined}
          onClick={() => onAct('download', network)}
        />
        <IconButton
          icon="file"
          label={manage.otherFormats(filename)}
          aria-disabled={busy || undefined}
          onClick={() => onAsk('formats', network)}
        />
        {type === 'owned' ? (
          <IconButton
            icon="delete"
            label={manage.delete(filename)}
            aria-disabled={busy || undefined}
            onClick={() => onAsk('delete', network)}
          />
        ) : null}
      </Icons>
    </RowActions>
  );
}
