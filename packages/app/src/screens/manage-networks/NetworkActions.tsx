import { Button, IconButton, RowActions, ConfirmDialog } from '@credence/ui';
import { Link } from 'react-router-dom';
import { changes } from '../../features/networks/changeNetwork.js';
import type { NamedNetwork } from '../../features/networks/networkNames.js';
import { may } from '../../ground/access/may.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { Icons } from './ManageNetworks.styles.js';
import { DeleteQuestion } from './DeleteQuestion.js';
import type { RowActs, RowDialog, RowDialogProps } from './rowDialog.js';
import { NetworkShare } from '../../features/sharing/index.js';
import { useResource } from '../../ground/loading/useResource.js';
import { FormatsDialog } from '../../features/networks/FormatsDialog.js';
import type { LoadedFormats } from './formats.route.js';

export interface NetworkActionsProps extends Omit<RowActs, 'onReload'> {
  network: NamedNetwork;
  /** True while an action on it is pending. */
  busy: boolean;
  /** Opens a dialog about the network. */
  onOpen: (dialog: RowDialog, network: NamedNetwork) => void;
}

/** The actions on one network, as far as the user may. */
export function NetworkActions(props: NetworkActionsProps) {
  const { network } = props;
  const { study } = network;
  return (
    <RowActions>
      {study?.link ? (
        <StudyLink name={network.name} link={study.link} />
      ) : may(network, 'answer_invitation') ? (
        <InvitationActions {...props} />
      ) : (
        <WorkActions {...props} />
      )}
    </RowActions>
  );
}

type StudyInvitationLink = NonNullable<NonNullable<NamedNetwork['study']>['link']>;

/** Leads whoever is invited to a study to what it asks. */
function StudyLink({ name, link }: { name: string; link: StudyInvitationLink }) {
  const { invitation } = useText();
  return (
    <Button size="small" asChild>
      <Link to={paths.studyInvitation.hrefAsked(link)} aria-label={invitation.aboutStudyOf(name)}>
        {invitation.aboutStudy}
      </Link>
    </Button>
  );
}

function InvitationActions({ network, busy, onAct }: NetworkActionsProps) {
  const { manage } = useText();
  const { name } = network;
  return (
    <>
      <Button
        size="small"
        busy={busy}
        aria-label={manage.acceptInvitation(name)}
        onClick={() => onAct(changes.accept, network)}
      >
        {manage.accept}
      </Button>
      <Button
        variant="text"
        size="small"
        busy={busy}
        aria-label={manage.declineInvitation(name)}
        onClick={() => onAct(changes.decline, network)}
      >
        {manage.decline}
      </Button>
    </>
  );
}

/** The actions on a network that the user works on. */
function WorkActions(props: NetworkActionsProps) {
  const { network, busy, onOpen } = props;
  const { manage } = useText();
  const { networkId, name } = network;
  const small = { variant: 'text', size: 'small', busy } as const;
  return (
    <>
      <Button variant="text" size="small" asChild>
        <Link to={paths.network.href(networkId)} aria-label={manage.editNetwork(name)}>
          {manage.edit}
        </Link>
      </Button>
      {may(network, 'share') ? (
        <Button {...small} aria-label={manage.manageCollaboratorsOf(name)} onClick={() => onOpen(RowShare, network)}>
          {manage.manageCollaborators}
        </Button>
      ) : null}
      {may(network, 'withdraw') ? (
        <Button {...small} aria-label={manage.withdrawFrom(name)} onClick={() => onOpen(WithdrawQuestion, network)}>
          {manage.withdraw}
        </Button>
      ) : null}
      <FileActions {...props} />
    </>
  );
}

/** Downloads the network's file, or deletes it. */
function FileActions({ network, busy, onDownload, onOpen }: NetworkActionsProps) {
  const { manage } = useText();
  const { name } = network;
  return (
    <Icons>
      {may(network, 'read_numbers') ? (
        <IconButton
          icon="download"
          label={manage.download(name)}
          aria-disabled={busy || undefined}
          onClick={() => onDownload(network)}
        />
      ) : null}
      <IconButton
        icon="file"
        label={manage.otherFormats(name)}
        aria-disabled={busy || undefined}
        onClick={() => onOpen(NetworkFormats, network)}
      />
      {may(network, 'delete') ? (
        <IconButton
          icon="delete"
          label={manage.delete(name)}
          aria-disabled={busy || undefined}
          onClick={() => onOpen(DeleteQuestion, network)}
        />
      ) : null}
    </Icons>
  );
}

/** The people who work on a network. */
function RowShare({ open, network, onReload, onClose }: RowDialogProps) {
  if (!open) return null;
  return (
    <NetworkShare
      network={{ networkId: network.networkId, name: network.name }}
      onClose={() => {
        onClose();
        // The confirmation of a deletion says how many people share the network.
        onReload();
      }}
    />
  );
}

/** Asks before the user gives up access to a network. */
function WithdrawQuestion({ open, network, onAct, onClose }: RowDialogProps) {
  const { manage } = useText();
  return (
    <ConfirmDialog
      open={open}
      question={manage.withdrawQuestion}
      consequence={manage.withdrawConsequence(network.name)}
      confirmLabel={manage.withdraw}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onAct(changes.withdraw, network);
      }}
    />
  );
}

const unknown: Partial<LoadedFormats> = {};
const latest = (_: Partial<LoadedFormats>, loaded: LoadedFormats): Partial<LoadedFormats> => loaded;

/** The dialog with the other formats of a network. */
function NetworkFormats(props: RowDialogProps) {
  return props.open ? <Formats {...props} /> : null;
}

function Formats({ network, onDownload, onClose }: RowDialogProps) {
  const { known } = useResource(paths.formats.href(network.networkId), unknown, latest);
  return (
    <FormatsDialog
      open
      downloads={known.downloads}
      onClose={onClose}
      onDownload={(other) => onDownload(network, other)}
    />
  );
}
