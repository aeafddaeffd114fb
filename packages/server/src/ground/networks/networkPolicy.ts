/** A person's relationship to a network. Being an administrator is not one. */
export type Tie = 'none' | 'invitee' | 'collaborator' | 'owner';

/** An action on a network. */
export type NetworkAction = keyof typeof allowed;

const members: readonly Tie[] = ['collaborator', 'owner'];

/** The role table: who may do what. */
const allowed = {
  /** To look at it and at who works on it, and to download it. */
  view: members,
  assess: members,
  /** To reset a node or take that back. The owner may keep it to themselves: see requireNetwork. */
  reset: members,
  withdraw: ['collaborator'],
  answerInvitation: ['invitee'],
  /** Everything that is the owner's alone: to share, explain, delete and restore it. */
  own: ['owner'],
} as const satisfies Record<string, readonly Tie[]>;

/** The ties that may know of the network; for everybody else it does not exist. */
const canSee: readonly Tie[] = members;

/** Whether the tie permits the action and, if not, whether the network's existence may be revealed. */
export function decide(action: NetworkAction, tie: Tie): 'allowed' | 'forbidden' | 'notFound' {
  const ties: readonly Tie[] = allowed[action];
  if (ties.includes(tie)) return 'allowed';
  return canSee.includes(tie) ? 'forbidden' : 'notFound';
}
