import type { Activity, Dashboard } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { fakeServer, http, type World } from './fakeServer.js';

export const dashboardPath = '/admin/dashboard/';

type Figures = NonNullable<Dashboard['periods']>['week'];

const perHour = [4, 2, 1, 0, 0, 1, 5, 14, 26, 38, 35, 30, 22, 27, 33, 31, 25, 20, 24, 36, 41, 29, 17, 9];

/** The figures of a small clinic for a week; `factor` scales them for other periods. */
export function buildFigures(factor = 1): Figures {
  const times = (count: number) => Math.round(count * factor);
  return {
    loginLogoutTimes: {
      logins: [2, 1, 9, 31, 24, 19, 27, 11].map(times),
      logouts: [5, 1, 2, 14, 26, 17, 29, 21].map(times),
    },
    activityTimes: perHour.map((count, hour) => ({ hour, count: times(count) })),
    nodePreferences: { small: times(46), medium: times(29), large: times(12) },
    combinationSelections: [
      { nodeId: 'n4', networkId: 'Lx7fK2pQ9xWb', display_name: 'CT_of_the_neck', avgCombinations: 2.2 },
      { nodeId: 'n1', networkId: 'Lx7fK2pQ9xWb', display_name: 'Tumour_extent', avgCombinations: 3.8 },
      { nodeId: 'n2', networkId: 'Lx7fK2pQ9xWb', display_name: 'Lymph_nodes', avgCombinations: 3.1 },
      { nodeId: 'n5', networkId: 'Lx7fK2pQ9xWb', display_name: 'Stridor', avgCombinations: 1.4 },
    ],
    questionnaireStats: { '1': 4.2, '2': 1.9, '3': 1.6, '4': 3.9, '5': 4.1, '6': 3.4, '7': 4.4 },
  };
}

/** The response for an empty database: zeros and empty lists. */
function buildEmptyFigures(): Figures {
  const zeros = (count: number) => Array.from({ length: count }, () => 0);
  return {
    loginLogoutTimes: { logins: zeros(8), logouts: zeros(8) },
    activityTimes: zeros(24).map((count, hour) => ({ hour, count })),
    nodePreferences: { small: 0, medium: 0, large: 0 },
    combinationSelections: [],
    questionnaireStats: {},
  };
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export function buildActivity(given: Partial<Activity> = {}): Activity {
  return {
    timestamp: minutesAgo(5),
    activity_type: 'answer_saved',
    metadata: { networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3', iteration: 14 },
    ...given,
  };
}

const types = ['answer_saved', 'login', 'combinations_saved', 'network_uploaded', 'logout'];

/** `people` users with `activities` entries each, one every seven minutes. */
export function buildPeople(people: number, activities: number): Dashboard['users'] {
  return Array.from({ length: people }, (_, person) => ({
    username: `${['ann.lindqvist@uni-klinik', 'c.okafor@hno', 'm.ferreira@med'][person % 3]}${person < 3 ? '' : person}.example`,
    recent_activities: Array.from({ length: activities }, (_, index) => {
      const place = index * people + person;
      return buildActivity({
        timestamp: minutesAgo(4 + 7 * place),
        activity_type: types[place % types.length] ?? '',
        ...(place % types.length === 0 ? {} : { metadata: { networkId: 'Lx7fK2pQ9xWb' } }),
      });
    }),
  }));
}

/** The whole response: the week at the top level, and every period. */
export function buildDashboard(given: Partial<Dashboard> = {}): Dashboard {
  return {
    ...buildFigures(),
    users: buildPeople(3, 6),
    periods: { day: buildFigures(0.2), week: buildFigures(), month: buildFigures(4) },
    timeZone: 'Europe/Berlin',
    ...given,
  };
}

export function buildEmptyDashboard(): Dashboard {
  const none = buildEmptyFigures();
  return { ...none, users: [], periods: { day: none, week: none, month: none }, timeZone: 'Europe/Berlin' };
}

/** A server whose user is an administrator. The dashboard may change between calls. */
export function dashboardServer(
  dashboard: Dashboard | (() => Dashboard) = buildDashboard,
  world: Partial<World> = {},
): RequestHandler[] {
  const now = typeof dashboard === 'function' ? dashboard : () => dashboard;
  return [
    http.get('/user/activities', ({ response }) => response(200).json(now())),
    ...fakeServer({ ...world, isAdmin: true }),
  ];
}
