import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.js';
import { combinationSets, networks, nodes } from '../database/schema/index.js';
import type { ByPeriod } from './periods.js';

/** How many nodes the chart shows at most. */
const mostNodes = 100;

/** How many combinations a node has on average, over its assessments and resets; null in a period without a save. */
export interface NodeCombinations {
  readonly networkId: string;
  readonly nodeKey: string;
  /** Null where the network is deleted. */
  readonly displayName: string | null;
  readonly average: ByPeriod<number | null>;
}

/** The nodes whose combinations were saved last, and how many each has. Of the combinations only their number is read. */
export async function averageCombinations(
  reader: Reader,
  starts: ByPeriod<Date>,
): Promise<readonly NodeCombinations[]> {
  const { networkId, nodeKey, combinations, savedAt } = combinationSets;
  const since = (start: Date) =>
    sql<
      number | null
    >`(avg(jsonb_array_length(${combinations})) filter (where ${gte(savedAt, start)}))::double precision`;
  const latest = reader
    .select({
      networkId,
      nodeKey,
      day: since(starts.day).as('day'),
      week: since(starts.week).as('week'),
      month: since(starts.month).as('month'),
      last: sql<Date>`max(${savedAt})`.as('last'),
    })
    .from(combinationSets)
    .where(gte(savedAt, starts.month))
    .groupBy(networkId, nodeKey)
    .orderBy(desc(sql`max(${savedAt})`), networkId, nodeKey)
    .limit(mostNodes)
    .as('latest');
  const rows = await reader
    .select({
      networkId: latest.networkId,
      nodeKey: latest.nodeKey,
      displayName: sql<string | null>`case when ${networks.id} is null then null else ${nodes.displayName} end`,
      day: latest.day,
      week: latest.week,
      month: latest.month,
    })
    .from(latest)
    .leftJoin(networks, and(eq(networks.id, latest.networkId), isNull(networks.deletedAt)))
    .leftJoin(nodes, and(eq(nodes.networkId, latest.networkId), eq(nodes.key, latest.nodeKey)))
    .orderBy(desc(latest.last), latest.networkId, latest.nodeKey);
  return rows.map(({ day, week, month, ...node }) => ({ ...node, average: { day, week, month } }));
}
