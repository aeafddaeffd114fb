import type { Collaborator as ListedCollaborator } from '@credence/api-client';
import type { Collaborator } from '@credence/ui';

type Status = Collaborator['status'];

/** Somebody of a list, as the dialog shows them. Of a list entry, only the username is certain. */
export function personFrom(entry: Partial<ListedCollaborator>, status: Status): Collaborator {
  const { id, username = '', firstname = '', lastname = '' } = entry;
  return { id: String(id ?? username), username, name: `${firstname} ${lastname}`.trim(), status };
}

/** Both lists as one, collaborators first. Whoever accepted between the two answers is in both, and counts as a collaborator. */
export function joined(
  accepted: readonly Collaborator[] = [],
  pending: readonly Collaborator[] = [],
): readonly Collaborator[] {
  const known = new Set(accepted.map(({ username }) => sameFor(username)));
  return [...accepted, ...pending.filter(({ username }) => !known.has(sameFor(username)))];
}

/** What two spellings of one account have in common: addresses are the same in capitals. */
const sameFor = (username: string) => username.trim().normalize('NFKC').toLowerCase();

/** Why somebody cannot be invited. */
export type InvitationProblem = 'required' | 'alreadyCollaborator' | 'alreadyInvited' | 'userNotFound';

/**
 * Looks at an invitation before it is sent.
 * @param people whom the owner sees in the list
 */
export function checkInvitation(username: string, people: readonly Collaborator[]): InvitationProblem | undefined {
  const whom = sameFor(username);
  if (whom === '') return 'required';
  const known = people.find((person) => sameFor(person.username) === whom);
  if (known) return known.status === 'accepted' ? 'alreadyCollaborator' : 'alreadyInvited';
  return canBeSent(username) ? undefined : 'userNotFound';
}

/** A username stands in an address, where dots alone mean a folder and half a character means nothing. */
const canBeSent = (username: string) =>
  !/^\.{1,2}$/.test(username) && username.isWellFormed() && username.length <= longest;

/** No account has a longer name, and a longer address might not arrive. */
const longest = 1000;
