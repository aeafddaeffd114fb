/** What the list of problems says by itself. */
export const errorSummaryLabels = {
  /** The heading where none is given. */
  heading: 'There is a problem',
};
