/** What messages say beside their own text. */
export const alertLabels = {
  /** The word for each tone: the name of its icon. */
  error: 'Error',
  success: 'Success',
  info: 'Note',
  warning: 'Warning',
  /** Name of the button that puts the message away. */
  dismiss: 'Dismiss',
};
