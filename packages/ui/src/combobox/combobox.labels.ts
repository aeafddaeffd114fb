/** What the searchable dropdown says by itself. */
export const comboboxLabels = {
  /** Name of the button that opens the list. */
  open: 'Show options',
  /** In place of the list while it is fetched. */
  loading: 'Loading...',
  /** In place of the list when there is nothing to choose from. */
  empty: 'Nothing to choose from',
  /** In place of the list when nothing matches. */
  noMatch: (query: string) => `Nothing matches "${query}"`,
  /** Spoken when the number of options changes. */
  count: (count: number) => (count === 1 ? '1 option' : `${count} options`),
  /** Last line of a list that is cut. */
  refine: (shown: number, total: number) => `Showing ${shown} of ${total}. Type more to find the others.`,
};
