import type { Collaborator as ListedCollaborator } from '@credence/api-client';
import type { Collaborator } from '@credence/ui/screens';

type Status = Collaborator['status'];

/** Somebody in the list, and what is known of the e-mail that invites them. */
export interface ListedPerson extends Collaborator {
  /** It should have gone out and has not yet. */
  readonly mailWaits?: boolean | undefined;
}

/** A list entry as the dialog shows it. Only its username is guaranteed. */
export function personFrom(entry: Partial<ListedCollaborator>, status: Status): ListedPerson {
  const { id, username = '', firstname = '', lastname = '' } = entry;
  return { id: String(id ?? username), username, name: `${firstname} ${lastname}`.trim(), status };
}

/** Both lists as one, collaborators first. A person in both accepted between the two calls, so is a collaborator. */
export function mergePeople(
  accepted: readonly ListedPerson[] = [],
  pending: readonly ListedPerson[] = [],
): readonly ListedPerson[] {
  const known = new Set(accepted.map(({ username }) => sameFor(username)));
  return [...accepted, ...pending.filter(({ username }) => !known.has(sameFor(username)))];
}

/**
 * What is to be said of people who were invited: that it was sent once no e-mail to them waits, and nothing where one
 * could not be delivered, as the list says that.
 */
export function stateOfMails(
  invited: readonly string[],
  people: readonly ListedPerson[],
): 'sent' | 'waits' | 'refused' {
  const wanted = new Set(invited.map(sameFor));
  const theirs = people.filter(({ username }) => wanted.has(sameFor(username)));
  if (theirs.some(({ warning }) => warning !== undefined)) return 'refused';
  return theirs.some(({ mailWaits }) => mailWaits) ? 'waits' : 'sent';
}

/** The canonical form of a username: addresses are case-insensitive. */
const sameFor = (username: string) => username.trim().normalize('NFKC').toLowerCase();

/** Why a user cannot be invited. */
export type InvitationProblem = 'required' | 'alreadyCollaborator' | 'alreadyInvited' | 'userNotFound';

/**
 * Checks an invitation before it is sent.
 * @param people the people in the owner's list
 */
export function checkInvitation(username: string, people: readonly Collaborator[]): InvitationProblem | undefined {
  const whom = sameFor(username);
  if (whom === '') return 'required';
  const known = people.find((person) => sameFor(person.username) === whom);
  if (known) return known.status === 'accepted' ? 'alreadyCollaborator' : 'alreadyInvited';
  return canBeSent(username) ? undefined : 'userNotFound';
}

/** A username becomes part of a path, where dots alone name a folder and half a surrogate pair is invalid. */
const canBeSent = (username: string) =>
  !/^\.{1,2}$/.test(username) && username.isWellFormed() && username.length <= longest;

/** No account has a longer name, and a longer address might not get through. */
const longest = 1000;
