import { Button, type DataTableActions, Frame, PageHead, SearchField } from '@credence/ui';
import { type ReactNode, Suspense, use, useCallback, useMemo, useRef, useState, useEffect } from 'react';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import type { NetworkChange } from '../../features/networks/changeNetwork.js';
import { ListAlerts } from '../../features/networks/ListAlerts.js';
import type { NamedNetwork } from '../../features/networks/networkNames.js';
import { useTablePlace } from '../../ground/tables/useTablePlace.js';
import { useText } from '../../ground/text/useText.js';
import { type AllNetworks, mergeNetworks } from './allNetworks.js';
import { type Patch, useKnownNetworks } from './knownNetworks.js';
import { Messages, Tools } from './ManageNetworks.styles.js';
import { MessageAlert, type ManageMessage } from './ManageAlerts.js';
import { DeletedNetworks } from './DeletedNetworks.js';
import type { DeletedNetwork } from './deletedNetworks.js';
import { NetworkTable, type NetworkTableProps } from './NetworkTable.js';
import type { RowActs, RowDialog } from './rowDialog.js';
import { UploadDialog } from './UploadDialog.js';
import type { UploadRefusal } from './useUpload.js';

export interface ManageScreenProps extends RowActs {
  /** The user's networks. Must not reject. */
  lists: Promise<AllNetworks>;
  /** What the user has changed since the screen opened. */
  patches: readonly Patch[];
  /** Ids of networks with a pending action. */
  busy: ReadonlySet<string>;
  /** The result of the last action, or why the user was redirected here. */
  message: ManageMessage | undefined;
  /** Whether the form for a new network is open. */
  uploadOpen: boolean;
  uploading: boolean;
  /** Why the last file was refused. */
  refusal: UploadRefusal | undefined;
  /** The networks that can be brought back. Must not reject. */
  deleted: Promise<readonly DeletedNetwork[]>;
  onRestore: (network: DeletedNetwork) => void;
  onDismiss: () => void;
  onUploadOpen: (open: boolean) => void;
  /** Called with the chosen file, or null if there is none. */
  onUpload: (file: File | null) => void;
}

/** Manage Networks: all of the user's networks, including invitations, and their actions. */
export function ManageScreen(props: ManageScreenProps) {
  const { manage } = useText();
  const { message, uploadOpen, uploading, refusal, onUploadOpen, onUpload, onDismiss } = props;
  const [place, setPlace] = useTablePlace(NO_FILTERS);
  const uploadButton = (
    <Button variant="primary" onClick={() => onUploadOpen(true)}>
      {manage.upload}
    </Button>
  );

  return (
    <Frame>
      <PageTitle>{manage.title}</PageTitle>
      <PageHead title={manage.title} action={uploadButton} />
      <MessageAlert message={message} onDismiss={onDismiss} />
      {/* Outside the list, so that a search typed while it loads is kept. */}
      <Tools>
        <SearchField label={manage.filter} value={place.search} onValueChange={(search) => setPlace({ search })} />
      </Tools>
      <Suspense fallback={<LoadingTable place={place} onPlaceChange={setPlace} />}>
        <Networks
          {...props}
          place={place}
          onPlaceChange={setPlace}
          emptyAction={<Button onClick={() => onUploadOpen(true)}>{manage.upload}</Button>}
        />
      </Suspense>
      <Suspense fallback={null}>
        <DeletedNetworks networks={props.deleted} busy={props.busy} onRestore={props.onRestore} />
      </Suspense>
      <UploadDialog
        open={uploadOpen}
        uploading={uploading}
        refusal={refusal}
        onUpload={onUpload}
        onClose={() => onUploadOpen(false)}
      />
    </Frame>
  );
}

type Place = Pick<NetworkTableProps, 'place' | 'onPlaceChange'>;

const NO_FILTERS: readonly string[] = [];
const nothing: readonly never[] = [];
const nobody: ReadonlySet<string> = new Set();
const ignore = () => undefined;

function LoadingTable(place: Place) {
  return (
    <NetworkTable
      networks={nothing}
      busy={nobody}
      loading
      {...place}
      incomplete={false}
      emptyAction={null}
      onAct={ignore}
      onDownload={ignore}
      onOpen={ignore}
    />
  );
}

function Networks(props: ManageScreenProps & Place & { emptyAction: ReactNode }) {
  const { lists, patches, busy, onAct, onDownload, onReload, place, onPlaceChange, emptyAction } = props;
  const known = useKnownNetworks(use(lists), patches);
  const [opened, setOpened] = useState<Opened>();
  const focus = useFocusOfRow(patches);
  const open = useCallback(
    (Dialog: RowDialog, network: NamedNetwork) => {
      focus.keep();
      setOpened({ Dialog, network, open: true });
    },
    [focus],
  );
  const act = useCallback(
    (change: NetworkChange, network: NamedNetwork) => {
      // After a deletion the focus moves to "Undo" instead.
      if (change.undo) focus.letGo();
      else focus.keep();
      onAct(change, network);
    },
    [focus, onAct],
  );
  const networks = useMemo(() => mergeNetworks(known), [known]);
  const fetched = Object.values(known);

  return (
    <div>
      <Messages>
        <ListAlerts lists={fetched} onRetry={onReload} />
      </Messages>
      <NetworkTable
        table={focus.table}
        networks={networks}
        place={place}
        onPlaceChange={onPlaceChange}
        busy={busy}
        incomplete={fetched.some(({ failed, error }) => failed || error)}
        emptyAction={emptyAction}
        onAct={act}
        onDownload={onDownload}
        onOpen={open}
      />
      {opened ? (
        // Stays while it closes.
        <opened.Dialog
          open={opened.open}
          network={opened.network}
          onAct={act}
          onDownload={onDownload}
          onReload={onReload}
          onClose={() => setOpened({ ...opened, open: false })}
        />
      ) : null}
    </div>
  );
}

interface Opened {
  readonly Dialog: RowDialog;
  readonly network: NamedNetwork;
  readonly open: boolean;
}

/**
 * Keeps keyboard users in place in the table: when the row of a pressed button disappears, the focus moves to the row
 * that takes its place.
 */
function useFocusOfRow(patches: readonly Patch[]) {
  const table = useRef<DataTableActions>(null);
  const place = useRef(-1);

  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (place.current < 0 || !isLost) return;
    table.current?.focusRow(place.current);
    place.current = -1;
  }, [patches]);

  return useMemo(
    () => ({
      table,
      /** Call when a button of a row is pressed. */
      keep() {
        const pressed = table.current?.indexOfRow(document.activeElement) ?? -1;
        if (pressed >= 0) place.current = pressed;
      },
      /** Call if the focus is to go elsewhere. */
      letGo() {
        place.current = -1;
      },
    }),
    [],
  );
}
