import { listMembers, presentPerson } from '../../ground/networks/people.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import type { Operation } from '../../http/operation.js';
import { shownProfiles } from './shownProfiles.js';

/** Lists people who accepted; to the owner also what they show of their profiles. */
export const listCollaborators: Operation<'listCollaborators'> = async ({ path, caller: { user } }, { database }) => {
  const { network, tie } = await requireNetwork(database, path.id, user, 'view');
  const members = await listMembers(database, [network.id]);
  const accepted = members.filter(({ role }) => role === 'collaboration');
  if (tie !== 'owner') return { collaborators: accepted.map(presentPerson) };
  const profiles = await shownProfiles(
    database,
    accepted.map(({ id }) => id),
  );
  return {
    collaborators: accepted.map((person) => {
      const profile = profiles.get(person.id);
      return { ...presentPerson(person), ...(profile ? { profile } : {}) };
    }),
  };
};
