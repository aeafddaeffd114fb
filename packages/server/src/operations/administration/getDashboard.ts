import { recordDashboardRead } from '../../audit/recordDashboardRead.js';
import { requireAdmin } from '../../authorization/requireAdmin.js';
import { averageCombinations } from '../../dashboard/averageCombinations.js';
import { averageScores } from '../../dashboard/averageScores.js';
import { countActivities } from '../../dashboard/countActivities.js';
import { countNodeSizes } from '../../dashboard/countNodeSizes.js';
import { startsOf } from '../../dashboard/periods.js';
import { recentActivities } from '../../dashboard/recentActivities.js';
import type { Operation } from '../../operation.js';
import { presentDashboard } from '../../presenters/presentDashboard.js';

/** How the product is used: numbers and ids, never what was answered, explained or typed. */
export const getDashboard: Operation<'getDashboard'> = async ({ caller: { user } }, services) => {
  requireAdmin(user);
  const { database, clock, config } = services;
  const starts = startsOf(clock.now());
  const { timeZone } = config;
  const [hours, sizes, combinations, scores, people] = await Promise.all([
    countActivities(database, starts, timeZone),
    countNodeSizes(database, starts),
    averageCombinations(database, starts),
    averageScores(database, starts),
    recentActivities(database),
    recordDashboardRead(user.id, services),
  ]);
  return presentDashboard({ hours, sizes, combinations, scores, people, timeZone });
};
