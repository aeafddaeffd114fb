/** What the dialog says in which a network is shared. */
export const shareDialogLabels = {
  title: (network: string) => `Share ${network}`,
  /** Name of the field for a new person. */
  invite: 'Invite by e-mail or username',
  /** What an invitation means, below the field. */
  inviteHint: 'Whoever accepts can answer and download, but not share or delete.',
  send: 'Invite',
  sending: 'Inviting...',
  /** The error of an empty field. */
  nobody: 'Username is required',
  /** Heading of the list. */
  people: 'People with access',
  /** In place of the list while it is fetched. */
  loading: 'Loading...',
  /** In place of the list where there is nobody. */
  empty: 'Nobody yet. Whoever you invite stands here.',
  /** In place of the list where it could not be fetched. */
  failed: 'The list could not be loaded.',
  retry: 'Try again',
  /** What a person is: invited, or a collaborator. */
  statuses: { pending: 'Pending', accepted: 'Accepted' },
  /** Button of a row. */
  remove: 'Remove',
  /** Name of that button. */
  removeWhom: (name: string) => `Remove ${name}`,
  /** The question before somebody is removed. */
  question: (name: string) => `Are you sure you want to remove ${name}?`,
  /** What will happen. */
  consequences: {
    pending: 'The invitation can no longer be accepted.',
    accepted: 'Their answers stay; they lose access at once.',
  },
  keep: 'Cancel',
  removing: 'Removing...',
  /** Name of that button meanwhile. */
  removingWhom: (name: string) => `Removing... ${name}`,
};
