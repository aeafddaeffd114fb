/** What the spinner says. */
export const spinnerLabels = {
  loading: 'Loading...',
};
