import type { components } from '@credence/api-client';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { users } from '../../database/schema/index.js';

type Shown = components['schemas']['ShownProfile'];

/** What these people agreed to show to owners, by id; nobody who said nothing of themselves. */
export async function shownProfiles(reader: Reader, ids: readonly string[]): Promise<Map<string, Shown>> {
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
