/**
 * An item in the row of pages.
 * @since 0.1.0
 * @experimental
 */
export type PaginationItem =
  | { readonly kind: 'page'; readonly page: number; readonly current: boolean }
  /** Replaces the pages `from` to `to`, possibly just one. */
  | { readonly kind: 'gap'; readonly from: number; readonly to: number };

/**
 * The pages to offer: the first, the last, two on either side of the current one, and a gap for every run of
 * omitted pages. Pages count from 1; a current page out of range is clamped.
 * @since 0.1.0
 * @experimental
 */
export function paginationItems({
  page,
  pageCount,
  reach = 2,
}: {
  page: number;
  pageCount: number;
  reach?: number;
}): readonly PaginationItem[] {
  const last = Math.max(1, Math.floor(pageCount));
  const current = Math.min(last, Math.max(1, Math.floor(page)));
  const from = Math.max(1, current - reach);
  const to = Math.min(last, current + reach);
  const shown = new Set([1, last]);
  for (let number = from; number <= to; number += 1) shown.add(number);

  const items: PaginationItem[] = [];
  let previous = 0;
  for (const number of [...shown].sort((a, b) => a - b)) {
    if (number > previous + 1) items.push({ kind: 'gap', from: previous + 1, to: number - 1 });
    items.push({ kind: 'page', page: number, current: number === current });
    previous = number;
  }
  return items;
}
