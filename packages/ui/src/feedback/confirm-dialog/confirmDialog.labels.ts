/** What questions before an act say by themselves. */
export const confirmDialogLabels = {
  /** The refusal, on the button that has the focus. */
  cancel: 'Cancel',
  /** The consent where no verb is given. */
  confirm: 'OK',
};
