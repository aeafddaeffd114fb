/** The usual number of rows on a page. */
export const usualPageSize = 15;

/** True for a number of rows that a page can hold: at least one. */
export const isPageSize = (size: number): boolean => size >= 1 && Number.isFinite(size);

/**
 * The part of a list that is shown, whatever is given: whole numbers, a page that exists. A page is at least the first
 * and at most the last, also beyond and at infinity; the first where it is no number. An infinite page holds everything,
 * one that can hold nothing the usual number of rows. No total is no rows.
 */
export function partShown(given: { total: number; page: number; pageSize: number }) {
  const total = Number.isFinite(given.total) ? Math.max(0, Math.floor(given.total)) : 0;
  const usual = given.pageSize === Number.POSITIVE_INFINITY ? Math.max(1, total) : usualPageSize;
  const pageSize = isPageSize(given.pageSize) ? Math.floor(given.pageSize) : usual;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(pageCount, Math.max(1, Math.floor(given.page) || 1));
  return {
    total,
    pageSize,
    pageCount,
    page,
    /** Rows before the first that is shown. */
    from: (page - 1) * pageSize,
    /** The number of the last row shown. */
    to: Math.min(total, page * pageSize),
  };
}
