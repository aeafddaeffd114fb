/** What the searchable dropdown says by itself. */
export const comboboxLabels = {
  /** Name of the button that opens the list. */
  open: 'Show options',
  /** Name of the button that takes the choice back. */
  clear: 'Clear choice',
  /** In place of the list while it is fetched. */
  loading: 'Loading...',
  /** In place of the list when there is nothing to choose from. */
  empty: 'Nothing to choose from',
  /** In place of the list when nothing matches. */
  noMatch: (query: string) => `Nothing matches "${query}"`,
  /** Spoken when the number of options changes. The number comes twice: to choose the words by, and as it is written. */
  count: (count: number, written: string) => (count === 1 ? '1 option' : `${written} options`),
  /** Last line of a list that is cut: how many are not drawn. */
  more: (count: string) => `${count} more: type to narrow`,
};
