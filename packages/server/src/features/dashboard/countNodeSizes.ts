import { gte, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { nodeProgress } from '../../database/schema/index.js';
import { nodeSizeLimits, type NodeSize } from './nodeSizes.js';
import type { ByPeriod } from './periods.js';

/** Counts the nodes of each size that had answers, choices of combinations or resets, once per assessment. */
export async function countNodeSizes(
  reader: Reader,
  starts: ByPeriod<Date>,
): Promise<ReadonlyMap<NodeSize, ByPeriod<number>>> {
  const { columns, modifiedAt } = nodeProgress;
  const size = sql<NodeSize>`case when ${columns} <= ${nodeSizeLimits.small} then 'small' when ${columns} <= ${nodeSizeLimits.medium} then 'medium' else 'large' end`;
  // A period ends now, so a node was worked on in it exactly if its last change is in it.
  const since = (start: Date) => sql<number>`(count(*) filter (where ${gte(modifiedAt, start)}))::int`;
  const rows = await reader
    .select({ size, day: since(starts.day), week: since(starts.week), month: since(starts.month) })
    .from(nodeProgress)
    .where(gte(modifiedAt, starts.month))
    .groupBy(sql`1`);
  return new Map(rows.map(({ size: name, ...counts }) => [name, counts]));
}
