/** Unsaved input. */
export const drafts = {
  restored: (time: string) => `Draft restored, ${time}.`,
  /** If something newer has been saved since, by another user or on another device. */
  restoredOver: (time: string) =>
    `Draft restored, ${time}. A newer version has been saved since then. Discard the draft to see it.`,
  discard: 'Discard',
  /** Asked before a logout that deletes drafts. */
  logoutQuestion: 'Log out and lose your drafts?',
  logoutConsequence: (count: number) =>
    count === 1
      ? 'There is an unsaved draft on this device. Logging out will delete it.'
      : `There are ${count} unsaved drafts on this device. Logging out will delete them.`,
  logoutConfirm: 'Log out and delete',
};
