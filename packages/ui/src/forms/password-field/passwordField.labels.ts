/** What password fields say by themselves. */
export const passwordFieldLabels = {
  /** Name of the button while the password is hidden; it is pressed while the password is shown. */
  show: 'Show password',
};
