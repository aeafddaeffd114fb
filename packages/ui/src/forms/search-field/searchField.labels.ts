/** What search boxes say by themselves. */
export const searchFieldLabels = {
  /** Name of the button that empties the box. */
  clear: 'Clear search',
};
