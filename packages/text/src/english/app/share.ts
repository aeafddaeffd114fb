/** Sharing a network. The dialog's own texts are in the kit. */
export const share = {
  required: 'Username is required',
  alreadyCollaborator: 'This user is already a collaborator',
  alreadyInvited: 'This user is already invited',
  userNotFound: 'User not found',
  ownNetwork: 'You already own this network.',
  inviteFailed: 'The invitation could not be sent. Please try again.',
  removed: 'Collaborator removed successfully',
  removeFailed: 'The collaborator could not be removed. Please try again.',
  wordsNeedAddress:
    'Why, by when and which nodes can go with an e-mail address only. Enter the address, or empty these fields.',
  listFailed: 'The collaborators could not be loaded.',
  /** If one of the two lists is missing. */
  partlyFailed: 'Part of the list could not be loaded.',
  /** Of somebody who has not answered: "invited 20 Nov 2026 · 3 nodes · by 11 Dec 2026". */
  invitedOn: (day: string) => `invited ${day}`,
  partOf: (nodes: number) => (nodes === 1 ? '1 node' : `${nodes} nodes`),
  message: 'Why you ask them',
  messageHint: 'They read this first, in the e-mail and with the invitation.',
  messageLeftOut:
    'Your message contains what looks like an address, so the e-mail leaves it out. It is shown with the invitation.',
  due: 'Answers by',
  onlySome: 'Only some nodes',
  choosePart: 'The nodes you ask them about. They may answer others too.',
  searchNodes: 'Search nodes',
  noSuchNode: 'No node of that name.',
  nodesFailed: 'The nodes could not be loaded.',
  chosen: (count: number, all: number) => (count === 0 ? `All ${all} nodes` : `${count} of ${all} nodes`),
  tooMany: (most: number) => `At most ${most} addresses at once.`,
  /** Once the e-mails have gone out. */
  sent: (count: number, first: string) => (count === 1 ? `Invitation sent to ${first}` : `${count} invitations sent`),
  /** Until then. */
  invited: (count: number, first: string) =>
    count === 1
      ? `${first} is invited. The e-mail goes out as soon as the mail server takes it.`
      : `${count} people are invited. Their e-mails go out as soon as the mail server takes them.`,
  /** In the list, of somebody whose e-mail has not gone out yet. */
  mailWaits: 'e-mail not sent yet',
  undelivered: 'The e-mail could not be delivered. If the address is wrong, remove it and invite the right one.',
  /** Instead of `invited`, while the mail server is known to be away. */
  mailsWait: (count: number, first: string) =>
    count === 1
      ? `${first} is invited. E-mails leave here late at the moment: this one follows by itself.`
      : `${count} people are invited. E-mails leave here late at the moment: theirs follow by themselves.`,
  /** Why addresses were not invited. */
  notSent: {
    not_an_address: (list: string) => `Not an e-mail address: ${list}.`,
    already_invited: (list: string) => `Already invited: ${list}.`,
    already_collaborator: (list: string) => `Already a collaborator: ${list}.`,
    own_address: (list: string) => `Your own address: ${list}.`,
    later: (list: string) => `Already got several invitations in the last hour, please try again in an hour: ${list}.`,
  },
  handOver: 'Hand over',
  handOverTo: (name: string) => `Hand over to ${name}`,
  handOverQuestion: (name: string) => `Make ${name} the owner of this network?`,
  handOverConsequence: (network: string) =>
    `You go on working on ${network} as a collaborator, but can no longer share or delete it. Only the new owner can give it back.`,
  handedOver: (network: string, name: string) =>
    `${network} belongs to ${name} now, who is told by e-mail. You go on as a collaborator.`,
  handOverFailed: 'The network could not be handed over. Please try again.',
  noResponse: 'No response received from server. Please try again.',
};
