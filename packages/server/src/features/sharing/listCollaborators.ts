import { listMembers, presentPerson } from '../../ground/networks/people.js';
import { alone } from '../../ground/networks/alone.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import type { Operation } from '../../http/operation.js';
import { may } from '../../roles/rights.js';
import { shownProfiles } from './shownProfiles.js';

/** Lists people who accepted; to those who invite also what they show of their profiles. */
export const listCollaborators: Operation<'listCollaborators'> = async ({ path, caller: { user } }, { database }) => {
  const { network, role } = await requireNetwork(database, path.id, user, 'see_people', alone);
  const accepted = await listMembers(database, [network.id]);
  if (!may(role, 'share')) return { collaborators: accepted.map(presentPerson) };
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
