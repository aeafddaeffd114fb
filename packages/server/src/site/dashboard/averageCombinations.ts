import { sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { combinationSets, explanations, networks, nodes } from '../../database/schema/index.js';
import { isOutsideStudies } from './outsideStudies.js';
import { type ByPeriod, byPeriod, periodNames } from './periods.js';

/** Maximum number of nodes in the chart. */
const mostNodes = 100;
/** Number of latest sets to search for them: a node has one more for each reset. */
const mostSets = 10 * mostNodes;

/** A node's average number of combinations over its assessments and resets; null in a period without a save. */
export interface AverageCombinations {
  readonly networkId: string;
  readonly nodeKey: string;
  /** Null if the network is deleted. */
  readonly displayName: string | null;
  readonly average: ByPeriod<number | null>;
}

/** The nodes outside studies whose combinations were saved last, with their average numbers. Reads only how many there are. */
export async function averageCombinations(
  reader: Reader,
  starts: ByPeriod<Date>,
): Promise<readonly AverageCombinations[]> {
  const start = (period: keyof typeof starts) => sql`${starts[period].toISOString()}::timestamptz`;
  const averages = periodNames.map(
    (period) =>
      sql`(avg(jsonb_array_length(combinations)) filter (where saved_at >= ${start(period)}))::double precision as ${sql.raw(period)}`,
  );
  const { rows } = await reader.execute<Record<string, unknown>>(sql`
    with latest as (
      select network_id, node_key, max(saved_at) as last
      from (
        select network_id, node_key, saved_at from ${combinationSets}
        where saved_at >= ${start('month')} and ${isOutsideStudies(sql`${combinationSets.networkId}`)}
        order by saved_at desc limit ${mostSets}
      ) sets
      group by network_id, node_key order by last desc, network_id, node_key limit ${mostNodes}
    ),
    averaged as (
      select network_id, node_key, last, ${sql.join(averages, sql`, `)}
      from latest join ${combinationSets} using (network_id, node_key)
      group by network_id, node_key, last
    )
    select averaged.*, coalesce(nullif(own.title, ''), node.display_name) as display_name
    from averaged
    left join ${networks} network on network.id = averaged.network_id and network.deleted_at is null
    left join ${nodes} node on node.network_id = network.id and node.key = averaged.node_key
    left join ${explanations} own on own.network_id = node.network_id and own.node_key = node.key
    order by last desc, averaged.network_id, averaged.node_key`);
  return rows.map((row) => ({
    networkId: row.network_id as string,
    nodeKey: row.node_key as string,
    displayName: row.display_name as string | null,
    average: byPeriod((period) => row[period] as number | null),
  }));
}
