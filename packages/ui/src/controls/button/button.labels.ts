/** What buttons say by themselves. */
export const buttonLabels = {
  /** Said by screen readers while a button is busy. */
  busy: 'Please wait',
};
