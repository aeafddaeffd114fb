/** Unsaved input. */
export const drafts = {
  restored: (time: string) => `Draft restored, ${time}.`,
  /** If something newer has been saved since, by another user or on another device. */
  restoredOver: (time: string) =>
    `Draft restored, ${time}. A newer version was saved since: discard the draft to see it.`,
  discard: 'Discard',
  /** Asked before a logout that deletes drafts. */
  logoutQuestion: 'Log out and lose your drafts?',
  logoutConsequence: (count: number) =>
    count === 1
      ? 'On this device there is a draft that was not saved. Logging out deletes it.'
      : `On this device there are ${count} drafts that were not saved. Logging out deletes them.`,
  logoutConfirm: 'Log out and delete',
};
