import type { NetworkListEntry } from '@credence/api-client';
import {
  DataTable,
  type DataTableActions,
  type DataTableColumn,
  EmptyState,
  StatusBadge,
  Text,
  TextLink,
} from '@credence/ui';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { networkNames, networkTitle } from '../../features/networks/networkNames.js';
import { isOwn, may } from '../../ground/access/may.js';
import { paths } from '../../ground/paths.js';
import { useTableSort } from '../../ground/tables/useTableSort.js';
import type { TableView } from '../../ground/tables/tableAddress.js';
import { dateFormat } from '@credence/text';
import type { Text as Catalogue } from '@credence/text';
import { useText } from '../../ground/text/useText.js';
import { File, Id, Name, Networks } from './ManageNetworks.styles.js';
import { NetworkFacts } from './NetworkFacts.js';
import { NetworkActions, type NetworkActionsProps } from './NetworkActions.js';

export interface NetworkTableProps extends Omit<NetworkActionsProps, 'network' | 'busy'> {
  networks: readonly NetworkListEntry[];
  /** Ids of the rows with a pending action. */
  busy: ReadonlySet<string>;
  /** The page, and the search that filters the rows. */
  place: TableView;
  onPlaceChange: (change: Partial<TableView>) => void;
  /** @default false */
  loading?: boolean;
  /** True if a list is missing, so that the table must not claim to be empty. */
  incomplete: boolean;
  /** Offered if there are no networks. */
  emptyAction: ReactNode;
  table?: RefObject<DataTableActions | null>;
}

const SORTABLE = ['name', 'modified'] as const;
const none: readonly NetworkListEntry[] = [];
const keyOf = ({ networkId }: NetworkListEntry) => networkId;
const searchText = ({ filename, networkId, networkName = '', sharedBy = '' }: NetworkListEntry) =>
  `${filename} ${networkId} ${networkName} ${sharedBy}`;

/** The user's networks with their actions. */
export function NetworkTable(props: NetworkTableProps) {
  const { networks, place, onPlaceChange, loading = false, incomplete, emptyAction, table } = props;
  const { manage } = useText();
  const [sort, setSort] = useTableSort(SORTABLE);
  const columns = useNetworkColumns(props);
  if (incomplete && networks.length === 0) return null;

  return (
    <Networks>
      <DataTable
        actionsRef={table}
        caption={manage.caption}
        rows={loading ? none : networks}
        columns={columns}
        loading={loading}
        getRowKey={keyOf}
        sort={sort}
        onSortChange={setSort}
        page={place.page}
        onPageChange={(page) => onPlaceChange({ page })}
        pageSize={place.size}
        onPageSizeChange={(size) => onPlaceChange({ size })}
        search={place.search}
        getSearchText={searchText}
        onClearFilter={() => onPlaceChange({ search: '' })}
        empty={
          <EmptyState title={manage.noNetworks} action={emptyAction}>
            {manage.noNetworksHint}
          </EmptyState>
        }
      />
    </Networks>
  );
}

function useNetworkColumns({ networks, busy, onAct, onDownload, onOpen }: NetworkTableProps) {
  const { manage, common } = useText();
  return useMemo((): DataTableColumn<NetworkListEntry>[] => {
    const names = networkNames(networks);
    const dates = dateFormat(common.dates);
    return [
      {
        id: 'name',
        header: manage.network,
        sortValue: networkTitle,
        cell: (network) => <NetworkName network={network} />,
      },
      {
        id: 'modified',
        header: manage.lastModified,
        sortValue: timeOf,
        cell: (network) => {
          const time = timeOf(network);
          return time === null ? null : <time dateTime={network.lastModified}>{dates.format(time)}</time>;
        },
      },
      // Required by the specification, which puts nothing in it.
      { id: 'unused', header: '', cell: () => null },
      {
        id: 'action',
        header: manage.action,
        align: 'end',
        // The row shows the id anyway; what an action, its dialog and its result are about needs it by name.
        cell: (network) => (
          <NetworkActions
            network={{ ...network, name: names.get(network.networkId) ?? networkTitle(network) }}
            busy={busy.has(network.networkId)}
            onAct={onAct}
            onDownload={onDownload}
            onOpen={onOpen}
          />
        ),
      },
    ];
  }, [manage, common, networks, busy, onAct, onDownload, onOpen]);
}

function NetworkName({ network }: { network: NetworkListEntry }) {
  const { manage } = useText();
  const { networkId, filename } = network;
  const title = networkTitle(network);
  return (
    <Name>
      {may(network, 'view') ? (
        <TextLink quiet asChild>
          <Link to={paths.network.href(networkId)}>{title}</Link>
        </TextLink>
      ) : (
        <span>{title}</span>
      )}
      {title === filename ? null : <File>{filename}</File>}
      <Id>{networkId}</Id>
      <Origin network={network} manage={manage} />
      <NetworkFacts network={network} />
    </Name>
  );
}

/** Marks another user's network. */
function Origin({ network, manage }: { network: NetworkListEntry; manage: Catalogue['manage'] }) {
  const { sharedBy } = network;
  if (isOwn(network)) return null;
  if (may(network, 'view')) {
    return <Text variant="hint">{sharedBy ? manage.sharedBy(sharedBy) : manage.shared}</Text>;
  }
  return (
    <Text variant="hint">
      <StatusBadge tone="neutral">{manage.invitation}</StatusBadge> {sharedBy ? manage.invitedBy(sharedBy) : null}
    </Text>
  );
}

function timeOf({ lastModified }: NetworkListEntry): number | null {
  const time = Date.parse(lastModified);
  return Number.isNaN(time) ? null : time;
}
