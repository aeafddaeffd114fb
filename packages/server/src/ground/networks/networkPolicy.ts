/** A person's relationship to a network. Being an administrator is not one. */
export type Tie = 'none' | 'invitee' | 'collaborator' | 'owner';

/** An action on a network. */
export type NetworkAction = keyof typeof allowed;

const members: readonly Tie[] = ['collaborator', 'owner'];
const owner: readonly Tie[] = ['owner'];
const invitee: readonly Tie[] = ['invitee'];

/** The role table: who may do what. */
const allowed = {
  view: members,
  assess: members,
  explain: owner,
  download: members,
  listCollaborators: members,
  listInvitations: owner,
  invite: owner,
  cancelInvitation: owner,
  removeCollaborator: owner,
  withdraw: ['collaborator'],
  answerInvitation: invitee,
  delete: owner,
  restore: owner,
} as const satisfies Record<string, readonly Tie[]>;

/** The ties that may know of the network; for everybody else it does not exist. */
const canSee: readonly Tie[] = members;

/** Whether the tie permits the action and, if not, whether the network's existence may be revealed. */
export function decide(action: NetworkAction, tie: Tie): 'allowed' | 'forbidden' | 'notFound' {
  const ties: readonly Tie[] = allowed[action];
  if (ties.includes(tie)) return 'allowed';
  return canSee.includes(tie) ? 'forbidden' : 'notFound';
}
