import type { NodeSummary } from '@credence/api-client';
import { isBeyondWork } from '@credence/bayesnet';
import {
  Button,
  DataTable,
  type DataTableColumn,
  type DataTableOrder,
  EmptyState,
  FilterToggle,
  IconButton,
  RowActions,
  type RowFilter,
  SearchField,
  type Sort,
  StatusBadge,
  Text,
  TextLink,
} from '@credence/ui';
import type { Text as Catalogue } from '@credence/text';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Order } from '../../features/queue/queue.js';
import { useTableSort } from '../../ground/tables/useTableSort.js';
import { useTablePlace } from '../../ground/tables/useTablePlace.js';
import { useText } from '../../ground/text/useText.js';
import { MAP } from './mapPlace.js';
import { Rank } from './matters/matters.styles.js';
import { sortableFields } from './sortableFields.js';
import { ToMap, Tools } from './OverviewScreen.styles.js';

interface NodeTableProps {
  nodes: readonly NodeSummary[];
  /** Those that the reader was asked about; undefined where that was all of them. */
  own: readonly NodeSummary[] | undefined;
  /** Whether the nodes come in an order that is not the reader's to choose, and that the list begins with. */
  isOrdered: boolean;
  /** What matters most, as an order of the list. Undefined where it is not to be had. */
  matters: OrderOfMatter | undefined;
  /** Whether a map follows, to which a small screen needs a link. */
  hasMap: boolean;
  nodeHref: (node: NodeSummary) => string;
  /** The address of a node's probabilities. Undefined if this person may not see numbers. */
  tableHref: ((node: NodeSummary) => string) | undefined;
  /** The ids of nodes that are being reset. */
  resetting: ReadonlySet<string>;
  mayAnswer: boolean;
  mayReset: boolean;
  /** Who alone may reset nodes; undefined if everybody may who works on the network. */
  onlyOwnerResets: string | undefined;
  onReset: (node: NodeSummary) => void;
  /** Takes the last reset of a node back. */
  onUndoReset: (node: NodeSummary) => void;
}

/** The order in which what matters most comes first. */
export interface OrderOfMatter {
  readonly chosen: boolean;
  /** The ids of the nodes with an open question, in that order; undefined until they are ranked. */
  readonly ranked: readonly string[] | undefined;
  readonly onChoose: (order: Order) => void;
}

const BY_MATTER: Sort = { field: 'matters', direction: 'asc' };
/** For as long as the page is open: other lists have no such order. */
const AS_ASKED: Sort = { field: 'place', direction: 'asc' };
/** Nodes that take fewer minutes than this are short. */
const SHORT_MINUTES = 5;

const GENERAL: readonly RowFilter<NodeSummary>[] = [
  { id: 'completed', accepts: (node) => node.completed },
  { id: 'short', accepts: (node) => node.estimatedTime < SHORT_MINUTES },
];
const NO_PRESET: readonly string[] = [];
const OWN_PRESET = ['part'];
const searchText = (node: NodeSummary) => `${node.display_name} ${node.name}`;
const statusOf = (node: NodeSummary) => (node.completed ? 'done' : node.inProgress ? 'progress' : 'open');

function filtersFor(own: readonly NodeSummary[] | undefined): readonly RowFilter<NodeSummary>[] {
  if (!own) return GENERAL;
  const asked = new Set(own.map(({ id }) => id));
  return [{ id: 'part', accepts: ({ id }) => asked.has(id) }, ...GENERAL];
}

/** The nodes of a network: how many questions each has, how long they take, and where to continue. */
export function NodeTable(props: NodeTableProps) {
  const { nodes, own, hasMap, onlyOwnerResets } = props;
  const { overview } = useText();
  const all = useMemo(() => filtersFor(own), [own]);
  const ids = useMemo(() => all.map(({ id }) => id), [all]);
  const isOwnOpen = own?.some(({ completed }) => !completed) === true;
  const [place, setPlace] = useTablePlace(ids, isOwnOpen ? OWN_PRESET : NO_PRESET);
  const { sort, setSort, orders } = useNodeOrder(props);
  const filters = useMemo(() => all.filter(({ id }) => place.filters.includes(id)), [all, place.filters]);
  const toggle = (id: string) => ({
    pressed: place.filters.includes(id),
    onPressedChange: (pressed: boolean) =>
      setPlace({ filters: ids.filter((each) => (each === id ? pressed : place.filters.includes(each))) }),
  });
  const columns = useNodeColumns(props);

  return (
    <>
      <Tools>
        <SearchField label={overview.search} value={place.search} onValueChange={(search) => setPlace({ search })} />
        {own ? <FilterToggle {...toggle('part')}>{overview.filterPart}</FilterToggle> : null}
        <FilterToggle {...toggle('completed')}>{overview.filterCompleted}</FilterToggle>
        <FilterToggle {...toggle('short')}>{overview.filterShort}</FilterToggle>
        {hasMap ? (
          <ToMap>
            <TextLink quiet href={`#${MAP}`}>
              {overview.map}
            </TextLink>
          </ToMap>
        ) : null}
      </Tools>
      <DataTable
        caption={overview.caption}
        rows={nodes}
        columns={columns}
        orders={orders}
        getRowKey={(node) => node.id}
        getRowStatus={statusOf}
        sort={sort}
        onSortChange={setSort}
        page={place.page}
        onPageChange={(page) => setPlace({ page })}
        pageSize={place.size}
        onPageSizeChange={(size) => setPlace({ size })}
        search={place.search}
        getSearchText={searchText}
        filters={filters}
        onClearFilter={() => setPlace({ search: '', filters: [] })}
        empty={<EmptyState title={overview.noNodes} />}
      />
      {onlyOwnerResets === undefined ? null : <Text variant="hint">{onlyOwnerResets}</Text>}
    </>
  );
}

/** In which order the nodes stand: that of what matters most, of the study, or the one that tables share on this device. */
function useNodeOrder({ isOrdered, matters }: Pick<NodeTableProps, 'isOrdered' | 'matters'>) {
  const { matters: words } = useText();
  const stored = useTableSort(sortableFields);
  const asAsked = useState<Sort>(AS_ASKED);
  const [usual, setUsual] = isOrdered ? asAsked : stored;
  const ranked = matters?.ranked;
  const hasMatters = matters !== undefined;
  const orders = useMemo((): readonly DataTableOrder<NodeSummary>[] | undefined => {
    const ranks = ranksOf(ranked);
    return hasMatters
      ? [{ id: BY_MATTER.field, header: words.orders.matters, sortValue: ({ id }) => ranks.get(id) }]
      : undefined;
  }, [ranked, hasMatters, words]);
  const setSort = (next: Sort) => {
    const isByMatter = next.field === BY_MATTER.field;
    if (matters && matters.chosen !== isByMatter) matters.onChoose(isByMatter ? 'matters' : 'one-change');
    if (!isByMatter) setUsual(next);
  };
  return { sort: matters?.chosen ? BY_MATTER : usual, setSort, orders };
}

const ranksOf = (ranked: readonly string[] | undefined) => new Map(ranked?.map((id, at) => [id, at + 1]));

type NodeColumn = DataTableColumn<NodeSummary>;

function useNodeColumns(props: NodeTableProps): NodeColumn[] {
  const { nodes, isOrdered, nodeHref, resetting, mayAnswer, mayReset, onReset, onUndoReset } = props;
  const { overview, common } = useText();
  const name = useNameColumn(props);
  return useMemo((): NodeColumn[] => {
    const numbers = new Intl.NumberFormat(common.locale);
    return [
      name,
      ...(isOrdered ? [placeColumn(nodes, overview, numbers)] : []),
      pagesColumn(overview, numbers),
      durationColumn(overview, numbers),
      {
        id: 'action',
        header: overview.action,
        align: 'end',
        cell: (node) => (
          <NodeActions
            node={node}
            href={nodeHref(node)}
            busy={resetting.has(node.id)}
            mayAnswer={mayAnswer}
            mayReset={mayReset}
            onReset={() => onReset(node)}
            onUndoReset={() => onUndoReset(node)}
          />
        ),
      },
    ];
  }, [overview, common, name, nodes, isOrdered, nodeHref, resetting, mayAnswer, mayReset, onReset, onUndoReset]);
}

/** The name of a node, which leads to its probabilities, behind its rank in the order of what matters most. */
function useNameColumn({ matters, nodeHref, tableHref = nodeHref }: NodeTableProps): NodeColumn {
  const { overview, common } = useText();
  const isRanked = matters?.chosen === true;
  const ranked = matters?.ranked;
  return useMemo((): NodeColumn => {
    const ranks = ranksOf(ranked);
    const rankOf = ({ id }: NodeSummary) => ranks.get(id)?.toLocaleString(common.locale);
    // A server that does not tell how far a node is has no tables either.
    const hrefOf = (node: NodeSummary) => (node.percentCompleted === undefined ? nodeHref(node) : tableHref(node));
    return {
      id: 'name',
      header: overview.node,
      sortValue: (node) => node.display_name,
      cell: (node) => (
        <>
          {isRanked ? <Rank>{rankOf(node)}</Rank> : null}
          <TextLink quiet asChild>
            <Link to={hrefOf(node)}>{node.display_name}</Link>
          </TextLink>
        </>
      ),
    };
  }, [overview, common, isRanked, ranked, nodeHref, tableHref]);
}

type Words = Catalogue['overview'];

function placeColumn(nodes: readonly NodeSummary[], overview: Words, numbers: Intl.NumberFormat): NodeColumn {
  const places = new Map(nodes.map(({ id }, at) => [id, at + 1]));
  const placeOf = ({ id }: NodeSummary) => places.get(id) ?? 0;
  return {
    id: 'place',
    header: overview.order,
    align: 'end',
    sortValue: placeOf,
    cell: (node) => overview.place(numbers.format(placeOf(node))),
    unit: () => '',
  };
}

const pagesColumn = (overview: Words, numbers: Intl.NumberFormat): NodeColumn => ({
  id: 'pages',
  header: overview.pages,
  align: 'end',
  sortValue: (node) => node.pages,
  cell: ({ pages, pagesExact }) =>
    pagesExact === false ? overview.atLeast(numbers.format(pages)) : numbers.format(pages),
  unit: (node) => overview.pageUnit(node.pages),
});

const durationColumn = (overview: Words, numbers: Intl.NumberFormat): NodeColumn => ({
  id: 'duration',
  header: overview.duration,
  align: 'end',
  sortValue: (node) => node.estimatedTime,
  cell: ({ estimatedTime }) => (isBeyondWork(estimatedTime) ? overview.overAYear : numbers.format(estimatedTime)),
  unit: ({ estimatedTime }) => (isBeyondWork(estimatedTime) ? '' : overview.minuteUnit),
});

interface NodeActionsProps {
  node: NodeSummary;
  href: string;
  /** True while it is being reset. */
  busy: boolean;
  /** Whether this person may answer it. */
  mayAnswer: boolean;
  /** Whether this person may reset it and take a reset back. */
  mayReset: boolean;
  onReset: () => void;
  onUndoReset: () => void;
}

function NodeActions({ node, href, busy, mayAnswer, mayReset, onReset, onUndoReset }: NodeActionsProps) {
  const { overview, common } = useText();
  return (
    <RowActions>
      {node.completed ? (
        <StatusBadge tone="done">{overview.badgeCompleted}</StatusBadge>
      ) : (
        <>
          {node.inProgress && node.percentCompleted !== undefined ? (
            <StatusBadge tone="progress">{common.percent(node.percentCompleted)}</StatusBadge>
          ) : null}
          {mayAnswer ? (
            <Button variant="text" size="small" asChild>
              <Link to={href} aria-label={overview.editNode(node.display_name)}>
                {overview.edit}
              </Link>
            </Button>
          ) : null}
        </>
      )}
      {node.undoUntil === undefined || !mayReset ? null : (
        <IconButton
          icon="undo"
          label={overview.undoReset(node.display_name)}
          aria-busy={busy || undefined}
          onClick={onUndoReset}
        />
      )}
      {mayReset ? (
        <IconButton
          icon="reset"
          label={overview.reset(node.display_name)}
          aria-busy={busy || undefined}
          onClick={onReset}
        />
      ) : null}
    </RowActions>
  );
}
