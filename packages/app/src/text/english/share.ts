/** Sharing a network. The dialog's own texts are in the kit. */
export const share = {
  required: 'Username is required',
  alreadyCollaborator: 'This user is already a collaborator',
  alreadyInvited: 'This user is already invited',
  userNotFound: 'User not found',
  invited: (name: string) => `Invitation sent to ${name}`,
  inviteFailed: 'The invitation could not be sent. Please try again.',
  removed: 'Collaborator removed successfully',
  removeFailed: 'The collaborator could not be removed. Please try again.',
  listFailed: 'The collaborators could not be loaded.',
  /** If one of the two lists is missing. */
  partlyFailed: 'Part of the list could not be loaded.',
  noResponse: 'No response received from server. Please try again.',
};
