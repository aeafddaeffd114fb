import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildDashboard, buildEmptyDashboard, buildFigures } from '../../test/dashboardBuilders.js';
import { formatMetadata } from './formatMetadata.js';
import { readDashboard } from './readDashboard.js';

const read = (answer: unknown) => {
  const view = readDashboard(answer, 0);
  if (!view) throw new Error('no dashboard');
  return view;
};

describe('the fields of the specification are read (R-1182, R-1183, R-1184, R-1185, R-1186, R-1187, R-1188, R-1189)', () => {
  const { periods: _, ...named } = buildDashboard();
  const view = read(named);

  test('the figures, from the top level if periods are not distinguished', () => {
    const { logins, logouts, activityTimes, nodePreferences, combinations, scores, known } = view.figuresOf('month');
    const week = buildFigures();
    expect({ logins, logouts }).toEqual(week.loginLogoutTimes);
    expect(activityTimes).toEqual(week.activityTimes);
    expect(nodePreferences).toEqual(week.nodePreferences);
    expect(combinations).toHaveLength(4);
    expect(combinations?.[0]).toEqual({
      nodeId: 'n4',
      networkId: 'Lx7fK2pQ9xWb',
      name: 'CT_of_the_neck',
      average: 2.2,
    });
    expect(scores).toEqual(week.questionnaireStats);
    expect(known).toBe(false);
  });

  test('all activities of all people in one log, the latest first (R-1190, R-1191, R-1192, R-1193)', () => {
    expect(view.activities).toHaveLength(18);
    const times = view.activities.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort().reverse());
    expect(view.activities[0]).toEqual({
      timestamp: named.users[0]?.recent_activities[0]?.timestamp,
      user: 'ann.lindqvist@uni-klinik.example',
      type: 'answer_saved',
      details: formatMetadata({ networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3', iteration: 14 }),
    });
  });
});

test('each period has its own figures if the response has them (O-50)', () => {
  const view = read(buildDashboard());
  expect(view.figuresOf('month').nodePreferences?.small).toBe(4 * 46);
  expect(view.figuresOf('week').nodePreferences?.small).toBe(46);
  expect(view.figuresOf('day').known).toBe(true);
});

test('a valid time zone is kept, any other is not', () => {
  expect(read(buildDashboard()).timeZone).toBe('Europe/Berlin');
  expect(read(buildDashboard({ timeZone: 'Middle/Earth' })).timeZone).toBeUndefined();
  expect(read({ timeZone: 7 }).timeZone).toBeUndefined();
});

test('malformed numbers count nothing, and scores beyond their axis are left out', () => {
  const { logins, activityTimes, nodePreferences, combinations, scores } = read({
    loginLogoutTimes: { logins: [1, '2', null, -3, Number.NaN, 6] },
    activityTimes: [
      { hour: 9, count: 3 },
      { hour: 24, count: 1 },
      { hour: 9.5, count: 1 },
      { hour: 8, count: -1 },
      null,
    ],
    nodePreferences: { small: 'many', medium: 2 },
    combinationSelections: [{ nodeId: 3, avgCombinations: 2 }, { nodeId: 'n4', avgCombinations: '2' }, 'n5'],
    questionnaireStats: { '1': 4, '2': 500, '3': 'good' },
  }).figuresOf('week');
  expect(logins).toEqual([1, 0, 0, 0, 0, 6]);
  expect(activityTimes).toEqual([{ hour: 9, count: 3 }]);
  expect(nodePreferences).toEqual({ small: 0, medium: 2, large: 0 });
  expect(combinations).toEqual([{ nodeId: '3', networkId: undefined, name: undefined, average: 2 }]);
  expect(scores).toEqual({ '1': 4 });
});

test('an activity whose time cannot be read comes last', () => {
  const activity = (timestamp: string) => ({ timestamp, activity_type: 'login' });
  const users = [{ username: 'ann', recent_activities: [activity('yesterday'), activity('2026-11-21T10:00:00Z')] }];
  expect(read({ users }).activities.map(({ timestamp }) => timestamp)).toEqual(['2026-11-21T10:00:00Z', 'yesterday']);
});

test('metadata is passed on whatever it is; without any it is empty (B-190)', () => {
  const of = (activity: object) => read({ users: [{ username: 'ann', recent_activities: [activity] }] }).activities[0];
  expect(of({ metadata: null })?.details).toBe('null');
  expect(of({ metadata: ['</script>'] })?.details).toBe('[\n  "</script>"\n]');
  expect(of({})).toEqual({ timestamp: '', user: 'ann', type: '', details: '{}' });
});

test.each([null, undefined, 'Bad gateway', 502, []])('%o is no dashboard', (answer) => {
  expect(readDashboard(answer, 0)).toBeUndefined();
});

test('an empty response is a dashboard without data (R-1027)', () => {
  expect(read({}).activities).toEqual([]);
  expect(Object.values(read({}).figuresOf('week')).filter((figure) => figure !== undefined)).toEqual([false]);
  expect(read(buildEmptyDashboard()).figuresOf('week').scores).toEqual({});
});

test('no response breaks it, whatever it holds', () => {
  const keys = Object.keys(buildDashboard());
  const nonsense = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom(...keys, 'logins', 'week'), fc.jsonValue(), { maxKeys: 8 }),
  );
  const answer = fc.dictionary(fc.constantFrom(...keys), nonsense, { maxKeys: keys.length });
  fc.assert(
    fc.property(answer, fc.constantFrom('day', 'week', 'month'), (given, period) => {
      const view = read(given);
      const { logins = [], activityTimes = [], combinations = [] } = view.figuresOf(period);
      const numbers = [
        ...logins,
        ...activityTimes.map(({ count }) => count),
        ...combinations.map((one) => one.average),
      ];
      expect(numbers.every((number) => Number.isFinite(number) && number >= 0)).toBe(true);
      for (const { user, type, timestamp } of view.activities) {
        expect([typeof user, typeof type, typeof timestamp]).toEqual(['string', 'string', 'string']);
      }
    }),
  );
});
