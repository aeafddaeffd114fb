import { useCallback, useEffect, useState } from 'react';
import {
  NavigationType,
  type ShouldRevalidateFunction,
  useLocation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import { readPlace, type TableView, writePlace } from './tableAddress.js';

const NONE: readonly string[] = [];

/**
 * A screen's table place, kept in the address without adding to the history. Changing the search or a filter goes back
 * to the first page.
 * @param filters ids of the filters there are; keep the arrays stable across renders
 * @param preset ids of those that are on where the address names nothing of the table
 */
export function useTablePlace(filters: readonly string[], preset: readonly string[] = NONE) {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const replaced = useNavigationType() === NavigationType.Replace;
  const [place, setPlace] = useState(() => readPlace(params, filters, preset));
  const [seen, setSeen] = useState(key);
  // The address follows what is typed with a delay, so only addresses from elsewhere are read, as from a link.
  if (key !== seen) {
    setSeen(key);
    if (!replaced) setPlace(readPlace(params, filters, preset));
  }
  useEffect(() => {
    const next = writePlace(params, place, preset);
    if (next.toString() !== params.toString()) setParams(next, { replace: true, preventScrollReset: true });
  }, [place, params, preset, setParams]);

  const change = useCallback((given: Partial<TableView>) => {
    const isNarrowed = given.search !== undefined || given.filters !== undefined;
    setPlace((now) => ({ ...now, ...(isNarrowed ? { page: 1 } : {}), ...given }));
  }, []);
  return [place, change] as const;
}

/** Another place in a table needs no data from the server. */
export const placeNeedsNoData: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
