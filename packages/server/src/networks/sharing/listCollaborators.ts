import type { components } from '@credence/api-client';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { users } from '../../database/schema/index.js';
import type { Operation } from '../../http/operation.js';
import { may } from '../../roles/rights.js';
import { alone } from '../alone.js';
import { listMembers, presentPerson } from '../people.js';
import { requireNetwork } from '../requireNetwork.js';

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

type Shown = components['schemas']['ShownProfile'];

/** What these people agreed to show to owners, by id; nobody who said nothing of themselves. */
async function shownProfiles(reader: Reader, ids: readonly string[]): Promise<Map<string, Shown>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({
      id: users.id,
      discipline: users.discipline,
      title: users.title,
      position: users.position,
      experience: users.experience,
    })
    .from(users)
    .where(and(isOneOf(users.id, ids), eq(users.showsProfile, true)));
  return new Map(
    rows
      .map(({ id, discipline, title, position, experience }) => {
        const shown = {
          ...(discipline ? { discipline } : {}),
          ...(title === '0' ? {} : { title }),
          ...(position === '0' ? {} : { position }),
          ...(experience === null ? {} : { experience }),
        } as Shown;
        return [id, shown] as const;
      })
      .filter(([, shown]) => Object.keys(shown).length > 0),
  );
}
