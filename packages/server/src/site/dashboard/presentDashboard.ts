import type { components, Dashboard } from '@credence/api-client';
import type { AverageCombinations } from './averageCombinations.js';
import type { ItemScore } from './averageScores.js';
import type { HourOfDay } from './countActivities.js';
import { byPeriod, type ByPeriod, defaultPeriod, type Period } from './periods.js';
import type { ActivePerson, RecentActivity } from './recentActivities.js';

/** The data of a dashboard. */
export interface DashboardParts {
  hours: readonly HourOfDay[];
  sizes: ReadonlyMap<NodeSize, ByPeriod<number>>;
  combinations: readonly AverageCombinations[];
  scores: readonly ItemScore[];
  people: readonly ActivePerson[];
  timeZone: string;
  lateMails: Dashboard['lateMails'];
}

export function presentDashboard(parts: DashboardParts): Dashboard {
  const periods = byPeriod((period) => presentFigures(parts, period));
  return {
    ...periods[defaultPeriod],
    users: parts.people.map(({ username, isErased, activities }) => ({
      username,
      ...(isErased ? { isErased } : {}),
      recent_activities: activities.map(presentActivity),
    })),
    periods,
    timeZone: parts.timeZone,
    ...(parts.lateMails ? { lateMails: parts.lateMails } : {}),
  };
}

function presentFigures(
  { hours, sizes, combinations, scores }: DashboardParts,
  period: Period,
): components['schemas']['DashboardFigures'] {
  const inBuckets = (kind: 'logins' | 'logouts') =>
    Array.from({ length: 8 }, (_, bucket) =>
      hours
        .filter(({ hour }) => Math.floor(hour / 3) === bucket)
        .reduce((total, counted) => total + counted[kind][period], 0),
    );
  const size = (name: NodeSize) => sizes.get(name)?.[period] ?? 0;
  return {
    loginLogoutTimes: { logins: inBuckets('logins'), logouts: inBuckets('logouts') },
    activityTimes: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      count: hours.find((counted) => counted.hour === hour)?.activities[period] ?? 0,
    })),
    nodePreferences: { small: size('small'), medium: size('medium'), large: size('large') },
    combinationSelections: combinations.flatMap(({ networkId, nodeKey, displayName, average }) => {
      const value = average[period];
      if (value === null) return [];
      return [
        {
          nodeId: nodeKey,
          avgCombinations: rounded(value),
          networkId,
          ...(displayName === null ? {} : { display_name: displayName }),
        },
      ];
    }),
    questionnaireStats: Object.fromEntries(
      scores.flatMap(({ item, average }) => {
        const value = average[period];
        return value === null ? [] : [[String(item), rounded(value)]];
      }),
    ),
    // Whoever answers, scores every item.
    questionnaireAnswers: scores[0]?.people[period] ?? 0,
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

function presentActivity({ at, type, networkId, nodeKey, iteration, metadata }: RecentActivity) {
  return {
    timestamp: at.toISOString(),
    activity_type: type,
    metadata: {
      ...(networkId === null ? {} : { networkId }),
      ...(nodeKey === null ? {} : { nodeId: nodeKey }),
      ...(iteration === null ? {} : { iteration: Number(iteration) }),
      ...metadata,
    },
  };
}

/**
 * The maximum number of pages of a small and a medium node; a large one has more. These are the pages before any
 * combination, i.e. what a person chose to work on. At 22 seconds per state and two states they take 7 and 37 minutes.
 */
export const nodeSizeLimits = { small: 10, medium: 50 } as const;

const nodeSizes = ['small', 'medium', 'large'] as const;
export type NodeSize = (typeof nodeSizes)[number];
