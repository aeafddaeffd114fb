import type { Operation } from '../../http/operation.js';
import { averageCombinations } from './averageCombinations.js';
import { averageScores } from './averageScores.js';
import { countActivities } from './countActivities.js';
import { countNodeSizes } from './countNodeSizes.js';
import { startsOf } from './periods.js';
import { findLateMails } from './findLateMails.js';
import { presentDashboard } from './presentDashboard.js';
import { recentActivities } from './recentActivities.js';
import { recordDashboardRead } from './recordDashboardRead.js';
import { requireAdmin } from '../../ground/roles/requireAdmin.js';

/**
 * Shows how the product is used: numbers and ids, never what was answered, explained or typed. Of studies it has nothing but
 * counts over all networks.
 */
export const getDashboard: Operation<'getDashboard'> = async ({ caller }, services) => {
  await requireAdmin(caller, 'read_dashboard', services);
  const { database, clock, config } = services;
  const starts = startsOf(clock.now());
  const { timeZone } = config;
  const [hours, sizes, combinations, scores, people, lateMails] = await Promise.all([
    countActivities(database, starts, timeZone),
    countNodeSizes(database, starts),
    averageCombinations(database, starts),
    averageScores(database, starts),
    recentActivities(database),
    findLateMails(database, clock.now()),
    recordDashboardRead(caller.user.id, services),
  ]);
  return presentDashboard({ hours, sizes, combinations, scores, people, timeZone, lateMails });
};
