/** Manage Networks: all of the user's networks, and their actions. */
export const manage = {
  title: 'Manage Networks',
  upload: 'Upload network',
  filter: 'Filter networks...',
  caption: 'Networks',
  network: 'Network',
  lastModified: 'Last Modified',
  action: 'Action',
  noNetworks: 'You have no networks yet',
  noNetworksHint: 'Upload one, or ask a colleague to share one with you.',
  /** Next to the name of another user's network. */
  invitation: 'Invitation',
  invitedBy: (name: string) => `from ${name}`,
  shared: 'Shared with you',
  sharedBy: (name: string) => `Shared by ${name}`,
  answered: (percent: string) => `${percent} answered`,
  people: (count: number) => (count === 1 ? '1 colleague' : `${count} colleagues`),
  invited: (count: number) => `${count} invited`,
  edit: 'Edit',
  editNetwork: (filename: string) => `Edit ${filename}`,
  download: (filename: string) => `Download ${filename}`,
  otherFormats: (filename: string) => `Other formats of ${filename}`,
  manageCollaborators: 'Manage collaborators',
  manageCollaboratorsOf: (filename: string) => `Manage collaborators of ${filename}`,
  delete: (filename: string) => `Delete ${filename}`,
  accept: 'Accept',
  acceptInvitation: (filename: string) => `Accept the invitation to ${filename}`,
  decline: 'Decline',
  declineInvitation: (filename: string) => `Decline the invitation to ${filename}`,
  withdraw: 'Withdraw',
  withdrawFrom: (filename: string) => `Withdraw from ${filename}`,
  deleteQuestion: 'Are you sure you want to delete this network?',
  deleteConsequence: (filename: string, others: number) => {
    if (others === 0) return `${filename} and all its answers will be deleted.`;
    const people = others === 1 ? 'the colleague' : `the ${others} colleagues`;
    return `${filename} and all its answers will be deleted, for you and for ${people} you share it with.`;
  },
  deleteConfirm: 'Delete network',
  withdrawQuestion: 'Are you sure you want to withdraw as this network collaborator?',
  withdrawConsequence: (filename: string) =>
    `You will lose access to ${filename}. Your answers stay in it. You need a new invitation to return.`,
  /** The results of a change. */
  changed: {
    accept: (filename: string) => `You are now a collaborator on ${filename}.`,
    decline: (filename: string) => `You have declined the invitation to ${filename}.`,
    withdraw: (filename: string) => `You have withdrawn from ${filename}.`,
    delete: (filename: string) => `${filename} was deleted.`,
    restore: (filename: string) => `${filename} has been restored.`,
    undoDecline: (filename: string) => `The invitation to ${filename} is open again.`,
  },
  recentlyDeleted: 'Recently deleted',
  recentlyDeletedHint: 'Restoring one brings back its answers, combinations and collaborators.',
  /** `day` is the last one on which it can be restored. */
  keptUntil: (day: string, networkId: string) => `${networkId} · kept until ${day}`,
  restore: 'Restore',
  restoreNetwork: (filename: string) => `Restore ${filename}`,
  /** If the server gives no reason. */
  changeFailed: {
    accept: 'The invitation could not be accepted. Please try again.',
    decline: 'The invitation could not be declined. Please try again.',
    withdraw: 'Withdrawing from the network failed. Please try again.',
    delete: 'The network could not be deleted. Please try again.',
    restore: 'The network could not be restored. Please try again.',
    undoDecline: 'Declining could not be undone. Please try again.',
  },
  downloadFailed: 'Failed to download network.',
  noAccess: 'You do not have access to this network, or it does not exist.',
  accessUnknown: 'We could not check whether you have access to this network. Please try again.',
  uploadTitle: 'Upload new network',
  uploadHint:
    'A Bayesian network in XML or XDSL format. Also Hugin, BIF, Netica, DSC, DSL, UAI, OpenMarkov and Elvira files.',
  uploadSubmit: 'Upload',
  uploading: 'Uploading...',
  noFile: 'Please select a file to upload.',
  uploaded: 'Network uploaded successfully.',
  openUploaded: 'Open network',
  /** Opens a network whose invitation was just accepted. */
  open: 'Open',
  uploadFailed: 'Failed to upload network. Please try again.',
  /** Below it, if the server can store nothing. */
  unable: 'Nothing can be saved at the moment. That is not because of the file: send it again in a few minutes.',
  unreadable: 'The file can no longer be read. Please choose it again.',
  cancel: 'Cancel',
};
