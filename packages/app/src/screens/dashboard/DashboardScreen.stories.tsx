import type { Dashboard } from '@credence/api-client';
import { delay } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { buildError } from '../../test/builders.js';
import {
  buildActivity,
  buildDashboard,
  buildEmptyDashboard,
  buildFigures,
  buildPeople,
  dashboardPath,
  dashboardServer,
} from '../../test/dashboardBuilders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';

const call = '/user/activities';
const never = async () => {
  await delay('infinite');
  return undefined;
};

/** A story about a different response. A function, because times count from the moment it is shown. */
const showing = (dashboard: () => Dashboard) => ({ parameters: { dashboard } });

const meta = preview.meta({
  title: 'Screens/Dashboard',
  component: App,
  args: { path: dashboardPath },
  parameters: {
    purpose: 'For administrators: when people work, on what, what they think of it, and the activity log.',
    layout: 'fullscreen',
    dashboard: () => buildDashboard(),
  },
  beforeEach({ msw, parameters }) {
    signedInDevice();
    msw.use(...dashboardServer(parameters.dashboard as () => Dashboard));
    return freshDevice;
  },
});

/** R-1001 to R-1003. */
export const AWeek = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The busiest hour is 20:00')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
    await expect(canvas.getAllByRole('figure')).toHaveLength(5);
  },
});
export const InvitedToo = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/check-session/', ({ response }) => response(200).json({ status: 'active', invitations: 1 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See the invitations' })).toBeVisible();
  },
});
export const MailsLate = meta.story({
  beforeEach({ msw }) {
    msw.use(...dashboardServer(buildDashboard({ lateMails: { count: 12, minutes: 48 } })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^12 e-mails have not gone out, the first for 48 min\./)).toBeVisible();
  },
});
export const AMonth = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Last 30 days' }));
    await expect(await canvas.findByText('Login and logout times, last 30 days')).toBeVisible();
    // On a phone it is in the menu.
    await expect(canvas.getByRole('link', { name: 'Home', hidden: true })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(canvas.queryByText('Loading...')).toBeNull());
  },
});
/** R-1025. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(call, never));
  },
  play: async ({ canvas }) => {
    // Until then, the guard says the same.
    await expect(await canvas.findByRole('radio', { name: 'Last 7 days' })).toBeEnabled();
    await expect(canvas.getAllByText('Loading...')[0]).toBeVisible();
  },
});
/** R-1026. */
export const LoadFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(call, ({ response }) => response(500).json(buildError('Broken.'))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch dashboard data')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
/** R-1027. */
export const NothingYet = meta.story({
  ...showing(buildEmptyDashboard),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No login/logout data available')).toBeVisible();
    await expect(canvas.getByText('No activity logs available.')).toBeVisible();
  },
});
export const OneChartMissing = meta.story({
  ...showing(() => {
    const week = { ...buildFigures(), questionnaireStats: {} };
    return buildDashboard({ ...week, periods: { day: week, week, month: week } });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No questionnaire data available')).toBeVisible();
    await expect(canvas.getByText('The busiest hour is 20:00')).toBeVisible();
  },
});
/** A server with only the fields of the specification. */
export const WithoutPeriods = meta.story({
  ...showing(() => {
    const { periods: _, timeZone: __, ...named } = buildDashboard();
    return named;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The server does not say which period/u)).toBeVisible();
  },
});
export const NodesOfOneName = meta.story({
  ...showing(() => {
    const week = {
      ...buildFigures(),
      combinationSelections: [
        { nodeId: 'n3', networkId: 'Lx7fK2pQ9xWb', display_name: 'Stage', avgCombinations: 4 },
        { nodeId: 'n8', networkId: 'As1aT3ach1ng', display_name: 'Stage', avgCombinations: 2.5 },
        { nodeId: 'n2', networkId: 'Hp3mR8vNc5Zt', avgCombinations: 1 },
      ],
    };
    return buildDashboard({ ...week, periods: { day: week, week, month: week } });
  }),
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('figure', { name: /combinations decide a node/u });
    await expect(within(chart).getByRole('rowheader', { name: 'n2 (Hp3mR8vNc5Zt)' })).toBeInTheDocument();
  },
});
/** R-1021 to R-1024. */
export const DetailsShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: 'Show Details' });
    await userEvent.click(buttons[0]!);
    await expect(canvas.getByText(/"iteration": 14/u)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Hide Details' })).toHaveLength(1);
  },
});
export const TenThousandActivities = meta.story({
  ...showing(() => buildDashboard({ users: buildPeople(100, 100) })),
  play: async ({ canvas }) => {
    const area = await canvas.findByRole('region', { name: 'Activity log' });
    await expect(within(area).getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    area.scrollTop = area.scrollHeight;
    await waitFor(() => expect(area.querySelector('[aria-rowindex="10001"]')).toBeVisible());
  },
});
export const HostileNames = meta.story({
  ...showing(() =>
    buildDashboard({
      users: [
        {
          username: '<img src=x onerror="alert(1)">',
          recent_activities: [
            buildActivity({
              activity_type: '</script><script>alert(1)</script>',
              metadata: { '</pre>': '\u2028\u202E' },
            }),
            buildActivity({ activity_type: 'constructor', timestamp: 'yesterday' }),
          ],
        },
      ],
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText('<img src=x onerror="alert(1)">'))[0]).toBeVisible();
    await expect(canvas.getByText('constructor')).toBeVisible();
    await expect(canvasElement.querySelector('[data-credence="activity-log"] img')).toBeNull();
  },
});
export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Auswertung' })).toBeVisible();
    await expect(await canvas.findAllByText('Antwort gespeichert')).not.toHaveLength(0);
  },
});
