/** What was typed and not saved. */
export const drafts = {
  restored: (time: string) => `Draft restored, ${time}.`,
  /** Where somebody, or oneself elsewhere, saved something newer since. */
  restoredOver: (time: string) =>
    `Draft restored, ${time}. A newer version was saved since: discard the draft to see it.`,
  discard: 'Discard',
  /** Asked before a logout that clears drafts. */
  logoutQuestion: 'Log out and lose your drafts?',
  logoutConsequence: (count: number) =>
    count === 1
      ? 'On this device there is a draft that was not saved. Logging out deletes it.'
      : `On this device there are ${count} drafts that were not saved. Logging out deletes them.`,
  logoutConfirm: 'Log out and delete',
};
