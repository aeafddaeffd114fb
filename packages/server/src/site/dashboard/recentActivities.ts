import { sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { type EventMetadata, events, NO_NETWORK, users } from '../../database/schema/index.js';
import { isOutsideStudies } from './outsideStudies.js';

/** The size of the log: the number of people, and of activities per person. */
const recentLimits = { people: 100, activities: 10 } as const;

/** An activity as shown in the log; the answers are not read. */
export interface RecentActivity {
  readonly at: Date;
  readonly type: string;
  readonly networkId: string | null;
  readonly nodeKey: string | null;
  readonly iteration: string | null;
  readonly metadata: EventMetadata;
}

/** A person with their activities, the latest first. */
export interface ActivePerson {
  readonly username: string;
  readonly isErased: boolean;
  readonly activities: readonly RecentActivity[];
}

/** What the log may show: acts in no network, and in networks that are no study. Others do not count as activity either. */
const isShown = sql`(${events.networkId} = ${NO_NETWORK} or ${isOutsideStudies(sql`${events.networkId}`)})`;

/** The latest activities of the most recently active people, by username; both latest first. */
export async function recentActivities(reader: Reader): Promise<readonly ActivePerson[]> {
  const { rows } = await reader.execute<Record<string, unknown>>(sql`
    select active.id, active.username, active.is_erased, latest.*
    from (
      select people.id, people.username, people.purged_at is not null as is_erased, newest.at
      from ${users} people
      cross join lateral (
        select at from ${events} where actor_id = people.id and ${isShown} order by at desc limit 1
      ) newest
      where people.activated_at is not null
      order by newest.at desc, people.id limit ${recentLimits.people}
    ) active
    cross join lateral (
      select at, seq, type, nullif(network_id, ${NO_NETWORK}) as network_id, node_key, iteration, metadata from ${events}
      where actor_id = active.id and ${isShown} order by at desc, seq desc limit ${recentLimits.activities}
    ) latest
    order by active.at desc, active.id, latest.at desc, latest.seq desc`);
  const people = new Map<unknown, ActivePerson & { activities: RecentActivity[] }>();
  for (const row of rows) {
    const person = people.get(row.id) ?? {
      username: row.username as string,
      isErased: row.is_erased as boolean,
      activities: [],
    };
    people.set(row.id, person);
    person.activities.push({
      at: new Date(row.at as string | Date),
      type: row.type as string,
      networkId: row.network_id as string | null,
      nodeKey: row.node_key as string | null,
      iteration: row.iteration as string | null,
      metadata: row.metadata as EventMetadata,
    });
  }
  return [...people.values()];
}
