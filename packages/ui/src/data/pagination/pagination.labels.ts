/** What the row of pages says. */
export const paginationLabels = {
  /** Name of the row. */
  pages: 'Pages',
  /** Names of the two arrows. */
  previous: 'Previous page',
  next: 'Next page',
  /** Name of one page's button. */
  page: (page: string) => `Page ${page}`,
  /** What of the whole is shown. */
  range: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`,
  /** In place of the range when there is nothing. */
  none: '0 of 0',
  /** One choice of how many rows a page holds. */
  perPage: (size: string) => `${size} per page`,
  /** Name of that choice. */
  size: 'Rows per page',
};
