/** What a table shows, apart from its order: kept in the address, so that Back and a reload return to it. */
export interface TableView {
  /** From 1. */
  readonly page: number;
  /** Rows per page. */
  readonly size: number;
  readonly search: string;
  /** Ids of the filters that are on. */
  readonly filters: readonly string[];
}

const SIZES = [10, 15, 20, 25];
const START: TableView = { page: 1, size: 15, search: '', filters: [] };

/** In place of filters: none is on, although some are at the start. */
const NO_FILTER = 'all';

/**
 * The place that an address names; what it does not name, or names wrongly, is as at the start.
 * @param preset filters that are on at an address that names nothing of the table
 */
export function readPlace(
  params: URLSearchParams,
  filters: readonly string[],
  preset: readonly string[] = [],
): TableView {
  const page = Number(params.get('page'));
  const size = Number(params.get('rows'));
  const isBare = ['show', 'search', 'page', 'rows'].every((name) => !params.has(name));
  const wanted = isBare ? preset : (params.get('show')?.split(',') ?? []);
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : START.page,
    size: SIZES.includes(size) ? size : START.size,
    search: params.get('search') ?? START.search,
    filters: filters.filter((id) => wanted.includes(id)),
  };
}

/** The address of a place: only what differs from the start. Parameters that are not the table's stay. */
export function writePlace(
  params: URLSearchParams,
  { page, size, search, filters }: TableView,
  preset: readonly string[] = [],
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string, isStart: boolean) => {
    if (isStart) next.delete(name);
    else next.set(name, value);
  };
  put('search', search, search === START.search);
  // At a bare address the preset ones are on.
  const isMoved = search !== START.search || page !== START.page || size !== START.size;
  put('show', filters.join(',') || NO_FILTER, filters.join() === (isMoved ? '' : preset.join()));
  put('page', String(page), page === START.page);
  put('rows', String(size), size === START.size);
  return next;
}
