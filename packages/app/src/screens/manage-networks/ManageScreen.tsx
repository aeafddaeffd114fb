import type { NetworkListEntry } from '@credence/api-client';
import { Button, ConfirmDialog, Frame, PageHead, SearchField } from '@credence/ui';
import { type ReactNode, Suspense, use, useCallback, useMemo, useRef, useState } from 'react';
import { PageTitle } from '../../layout/PageTitle.js';
import type { DownloadFormat } from '../../networks/downloadNetwork.js';
import { ListAlerts } from '../../networks/ListAlerts.js';
import { useTablePlace } from '../../tables/useTablePlace.js';
import { useText } from '../../text/useText.js';
import { type AllNetworks, mergeNetworks } from './allNetworks.js';
import { type Patch, useKnownNetworks } from './knownNetworks.js';
import { Messages, Tools } from './ManageNetworks.styles.js';
import { MessageAlert, type ManageMessage } from './ManageAlerts.js';
import { DeletedNetworks } from './DeletedNetworks.js';
import type { DeletedNetwork } from './deletedNetworks.js';
import type { RowQuestion } from './NetworkActions.js';
import { NetworkFormats } from './NetworkFormats.js';
import { NetworkTable, type NetworkTableProps } from './NetworkTable.js';
import { NetworkShare } from './share/index.js';
import { UploadDialog } from './UploadDialog.js';
import { useFocusOfRow } from './useFocusOfRow.js';
import type { RowAct } from './useNetworkChanges.js';
import type { UploadRefusal } from './useUpload.js';

export interface ManageScreenProps {
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
  onAct: (act: RowAct, network: NetworkListEntry) => void;
  onDownload: (network: NetworkListEntry, format: DownloadFormat) => void;
  /** The networks that can be brought back. Must not reject. */
  deleted: Promise<readonly DeletedNetwork[]>;
  onRestore: (network: DeletedNetwork) => void;
  onDismiss: () => void;
  /** Loads the lists again. */
  onRetry: () => void;
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
      onAsk={ignore}
    />
  );
}

function Networks({
  lists,
  patches,
  busy,
  onAct,
  onDownload,
  onRetry,
  place,
  onPlaceChange,
  emptyAction,
}: ManageScreenProps & Place & { emptyAction: ReactNode }) {
  const known = useKnownNetworks(use(lists), patches);
  const [asked, setAsked] = useState<{ question: RowQuestion; network: NetworkListEntry }>();
  const root = useRef<HTMLDivElement>(null);
  const focus = useFocusOfRow(root, patches);
  const ask = useCallback(
    (question: RowQuestion, network: NetworkListEntry) => {
      focus.keep();
      setAsked({ question, network });
    },
    [focus],
  );
  const act = useCallback(
    (what: RowAct, network: NetworkListEntry) => {
      // After a deletion the focus moves to "Undo" instead.
      if (what === 'delete') focus.letGo();
      else focus.keep();
      onAct(what, network);
    },
    [focus, onAct],
  );
  const networks = useMemo(() => mergeNetworks(known), [known]);
  const fetched = Object.values(known);

  return (
    <div ref={root}>
      <Messages>
        <ListAlerts lists={fetched} onRetry={onRetry} />
      </Messages>
      <NetworkTable
        networks={networks}
        place={place}
        onPlaceChange={onPlaceChange}
        busy={busy}
        incomplete={fetched.some(({ failed, error }) => failed || error)}
        emptyAction={emptyAction}
        onAct={act}
        onAsk={ask}
      />
      <Question asked={asked} onAct={act} onClose={() => setAsked(undefined)} />
      {asked?.question === 'formats' ? (
        <NetworkFormats
          networkId={asked.network.networkId}
          onClose={() => setAsked(undefined)}
          onDownload={(format) => onDownload(asked.network, format)}
        />
      ) : null}
      {asked?.question === 'share' ? (
        <NetworkShare
          network={asked.network}
          onClose={() => {
            setAsked(undefined);
            // The confirmation of a deletion says how many people share the network.
            onRetry();
          }}
        />
      ) : null}
    </div>
  );
}

interface QuestionProps {
  asked: { question: RowQuestion; network: NetworkListEntry } | undefined;
  onAct: ManageScreenProps['onAct'];
  onClose: () => void;
}

/** Asks before a network is deleted, and before the user gives up access to it. */
function Question({ asked, onAct, onClose }: QuestionProps) {
  const { manage } = useText();
  // Keeps the last question on screen while the dialog closes.
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  const { question, network } = asked ?? last ?? {};
  const { filename = '', collaborators = [] } = network ?? {};
  const deletes = question === 'delete';

  return (
    <ConfirmDialog
      open={asked?.question === 'delete' || asked?.question === 'withdraw'}
      question={deletes ? manage.deleteQuestion : manage.withdrawQuestion}
      // Who is only invited has no access yet, and is not counted.
      consequence={
        deletes ? manage.deleteConsequence(filename, collaborators.length) : manage.withdrawConsequence(filename)
      }
      confirmLabel={deletes ? manage.deleteConfirm : manage.withdraw}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        if (network) onAct(deletes ? 'delete' : 'withdraw', network);
      }}
    />
  );
}
