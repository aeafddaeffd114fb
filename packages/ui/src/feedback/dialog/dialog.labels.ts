/** What dialogs say by themselves. */
export const dialogLabels = {
  /** Name of the button in the corner. */
  close: 'Close',
};
