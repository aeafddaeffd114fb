import type { Dashboard } from '@credence/api-client';
import { gte, sql } from 'drizzle-orm';
import { requireAdmin } from '../../accounts/index.js';
import type { Reader } from '../../database/database.js';
import { nodeProgress } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { attemptAllowed, countAttempt } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import { findDue, lateAfter } from '../../platform/mail/mails.js';
import type { Services } from '../../platform/services.js';
import { averageCombinations } from './averageCombinations.js';
import { averageScores } from './averageScores.js';
import { countActivities } from './countActivities.js';
import { startsOf, type ByPeriod } from './periods.js';
import { type DashboardParts, presentDashboard, nodeSizeLimits, type NodeSize } from './presentDashboard.js';
import { recentActivities } from './recentActivities.js';

/**
 * Shows how the product is used: numbers and ids, never what was answered, explained or typed. Of studies it has nothing but
 * counts over all networks.
 */
export const getDashboard: Operation<'getDashboard'> = async ({ caller }, services) => {
  await requireAdmin(caller, 'read_dashboard', services);
  const { readFromReplica, clock, config } = services;
  const at = clock.now();
  const [parts] = await Promise.all([
    readFromReplica((reader) => readParts(reader, at, config.timeZone)),
    recordDashboardRead(caller.user.id, services),
  ]);
  return presentDashboard(parts);
};

async function readParts(reader: Reader, at: Date, timeZone: string): Promise<DashboardParts> {
  const starts = startsOf(at);
  return {
    hours: await countActivities(reader, starts, timeZone),
    sizes: await countNodeSizes(reader, starts),
    combinations: await averageCombinations(reader, starts),
    scores: await averageScores(reader, starts),
    people: await recentActivities(reader),
    timeZone,
    lateMails: await findLateMails(reader, at),
  };
}

/** The mails that should have gone a while ago, as the doctor sees it; undefined if there are none. */
async function findLateMails(reader: Reader, at: Date): Promise<Dashboard['lateMails']> {
  const { count, since } = await findDue(reader, at);
  const seconds = since ? (at.getTime() - since.getTime()) / 1000 : 0;
  return seconds < lateAfter ? undefined : { count, minutes: Math.floor(seconds / 60) };
}

/** Records that an administrator viewed other people's activity, once per sitting however often the page is fetched. */
async function recordDashboardRead(
  userId: string,
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<void> {
  const at = clock.now();
  const attempt = { limit: limits.notedDashboards, subject: userId };
  const counting = { secret: config.secret, at };
  if (!(await attemptAllowed(database, attempt, counting)).allowed) return;
  await withTransaction(database, async (transaction) => {
    if ((await countAttempt(transaction, attempt, counting)).allowed)
      await audit(transaction, { type: 'dashboard_read', at, userId });
  });
}

/** Counts the nodes of each size that had answers, choices of combinations or resets, once per assessment. */
async function countNodeSizes(
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
