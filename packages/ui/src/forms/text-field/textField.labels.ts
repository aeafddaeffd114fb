/** What fields say by themselves. */
export const textFieldLabels = {
  /** Behind the label of a field that may stay empty. */
  optional: '(optional)',
};
