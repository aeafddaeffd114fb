/** How a person is tied to a network. An administrator has no tie by being one. */
export type Tie = 'none' | 'invitee' | 'collaborator' | 'owner';

/** What can be done with a network. */
export type NetworkAction = keyof typeof allowed;

const members: readonly Tie[] = ['collaborator', 'owner'];
const owner: readonly Tie[] = ['owner'];
const invitee: readonly Tie[] = ['invitee'];

/** The role table: who may do what. */
const allowed = {
  view: members,
  assess: members,
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

/** The ties that know of the network at all: for everybody else it does not exist. */
const canSee: readonly Tie[] = members;

/** Whether the tie permits the action; if not, whether the network may be admitted to exist. */
export function decide(action: NetworkAction, tie: Tie): 'allowed' | 'forbidden' | 'notFound' {
  const ties: readonly Tie[] = allowed[action];
  if (ties.includes(tie)) return 'allowed';
  return canSee.includes(tie) ? 'forbidden' : 'notFound';
}
