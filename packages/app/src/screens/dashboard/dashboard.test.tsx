import { delay } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import {
  buildActivity,
  buildDashboard,
  buildEmptyDashboard,
  buildPeople,
  dashboardPath,
  dashboardServer,
} from '../../test/dashboardBuilders.js';
import { http } from '../../test/fakeServer.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';
import { english } from '@credence/text/english/app';
import { chooseLanguage } from '../../ground/text/language.js';

const call = 'GET /api/user/activities';
const failed = 'Failed to fetch dashboard data';
const figure = (name: string | RegExp) => page.getByRole('figure', { name });
const open = (dashboard = buildDashboard(), options: RouteOptions = {}) =>
  renderRoute(dashboardPath, { server: dashboardServer(dashboard), ...options });

test('an administrator sees how the product is used (R-132, R-133, R-1001, R-1002, R-1003)', async () => {
  const { getByRole } = await open();
  await expect.element(getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect.element(getByRole('region', { name: 'Activity log' })).toBeVisible();
  await expect.element(getByRole('application', { name: /^Least agreed: Technical support need/ })).toBeVisible();
  expect(document.title).toBe('Dashboard · Credence');
});

test('four bar charts, a line chart from 0 to 5, and the log (R-1012, R-1013, R-1014, R-1015, R-1016, R-1017, R-1018, R-1515, R-1527)', async () => {
  await open();
  const kinds = { 'bar-chart': /peak|busiest|worked on|decide a node/, 'line-chart': /^Least agreed/ };
  await expect.element(figure(kinds['line-chart'])).toBeVisible();
  for (const [kind, name] of Object.entries(kinds)) {
    for (const element of figure(name).elements()) {
      expect(element.querySelector(`[data-credence="${kind}"]`)).not.toBeNull();
    }
  }
  expect(figure(kinds['bar-chart']).elements()).toHaveLength(4);
  const hours = figure(/peak/).getByRole('rowheader').elements();
  expect(hours.map((hour) => hour.textContent)).toEqual(
    ['00', '03', '06', '09', '12', '15', '18', '21'].map((hour) => `${hour}:00`),
  );
  const ticks = [...figure(kinds['line-chart']).element().querySelectorAll('svg text')].map((text) => text.textContent);
  expect(ticks).toEqual(expect.arrayContaining(['0', '5']));
});

test('R-2511 the questionnaire’s averages say of how many people they are', async () => {
  const dashboard = buildDashboard();
  const week = { ...dashboard.periods!.week, questionnaireAnswers: 12 };
  await open({ ...dashboard, periods: { ...dashboard.periods!, week } });
  await expect.element(figure(/^Least agreed/)).toMatchTextContent('Questionnaire average scores, 1 to 5, 12 answers');
});

test.each([
  ['Last 24 hours', 'last 24 hours', '9'],
  ['Last 7 days', 'last 7 days', '46'],
  ['Last 30 days', 'last 30 days', '184'],
])(
  '"%s" asks again, without saying so to the server, and shows its own figures (R-1005, R-1006, R-1007, R-1008, R-1010, R-1011, O-50)',
  async (label, words, small) => {
    const { getByRole, calls, requests, address } = await open();
    await expect.element(figure(/nodes are worked on most/)).toBeVisible();
    // Switch to another period first, so that this is a change.
    if (label === 'Last 7 days') await userEvent.click(getByRole('radio', { name: 'Last 24 hours' }));
    const before = calls.filter((one) => one === call).length;
    await userEvent.click(getByRole('radio', { name: label }));
    await expect.poll(() => calls.filter((one) => one === call)).toHaveLength(before + 1);
    await expect
      .element(figure(/nodes are worked on most/).getByText(`Node size preference, nodes worked on, ${words}`))
      .toBeVisible();
    await expect
      .element(
        figure(/nodes are worked on most/)
          .getByRole('cell')
          .first(),
      )
      .toHaveTextContent(small);
    const asked = requests.filter(({ url }) => url.includes('activities')).map(({ url }) => new URL(url).search);
    expect(new Set(asked)).toEqual(new Set(['']));
    expect(address()).toBe(dashboardPath);
  },
);

test('the week is shown to begin with (R-1009, R-1525)', async () => {
  const { getByRole, getByText } = await open();
  await expect.element(getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
  await expect.element(getByText('Login and logout times, last 7 days')).toBeVisible();
});

test('if the response does not distinguish periods, no chart claims one, and the page says so (O-50)', async () => {
  const { periods: _, ...named } = buildDashboard();
  const { getByRole, getByText } = await open(named);
  await userEvent.click(getByRole('radio', { name: 'Last 30 days' }));
  await expect.element(getByText('Login and logout times', { exact: true })).toBeVisible();
  await expect.element(getByText(/The server does not say which period these figures cover\./)).toBeVisible();
});

test('a loader shows while the data loads, then the data (R-1025, R-1028)', async () => {
  let arrive = () => {};
  const waiting = new Promise<void>((resolve) => (arrive = resolve));
  const { getByText, getByRole } = await open(buildDashboard(), {
    handlers: [http.get('/user/activities', async () => void (await waiting))],
  });
  await expect.element(getByRole('status').getByText('Loading...')).toBeVisible();
  await expect.element(getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(getByText(/No .* data available/).query()).toBeNull();
  arrive();
  await expect.element(figure('The busiest hour is 20:00')).toBeVisible();
  expect(getByText('Loading...').query()).toBeNull();
});

test('while it is asked again the figures stay, and a loader says that newer ones come (R-1010, R-1025)', async () => {
  let waits = false;
  const { getByRole } = await open(buildDashboard(), {
    handlers: [http.get('/user/activities', async () => (waits ? void (await delay('infinite')) : undefined))],
  });
  await expect.element(figure('The busiest hour is 20:00')).toBeVisible();
  waits = true;
  await userEvent.click(getByRole('radio', { name: 'Last 30 days' }));
  await expect.element(getByRole('status').getByText('Loading...')).toBeVisible();
  await expect.element(figure('The busiest hour is 20:00')).toBeVisible();
});

test.each([
  ['an error', () => Response.json(buildError('Broken.'), { status: 500 })],
  ['no answer', () => Response.error()],
  ['no dashboard', () => Response.json('Bad gateway')],
])('%s gives the sentence and a way to ask again (R-1026, R-1028, R-1448)', async (_, fail) => {
  let broken = true;
  const { getByRole, getByText } = await open(buildDashboard(), {
    handlers: [http.get('/user/activities', () => (broken ? fail() : undefined))],
  });
  await expect.element(getByRole('alert')).toMatchTextContent(failed);
  await expect.element(getByText(failed, { exact: true })).toBeVisible();
  expect(getByRole('figure').elements()).toHaveLength(0);
  broken = false;
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  await expect.element(figure('The busiest hour is 20:00')).toBeVisible();
  expect(getByRole('alert').query()).toBeNull();
});

test('each panel says by itself that it has no data (R-1027, R-1449, R-1450, R-1451, R-1452, R-1453, R-1454)', async () => {
  const { getByText } = await open(buildEmptyDashboard());
  for (const text of [
    'No login/logout data available',
    'No activity time data available',
    'No node size preference data available',
    'No combination selection data available',
    'No questionnaire data available',
    'No activity logs available.',
  ]) {
    await expect.element(getByText(text, { exact: true })).toBeVisible();
  }
});

test('the log is a table in an area of 400 px that scrolls, also with 10,000 rows (R-1018, R-1019, R-1020, R-1524)', async () => {
  const { getByRole } = await open(buildDashboard({ users: buildPeople(100, 100) }));
  const area = getByRole('region', { name: 'Activity log' });
  await expect.element(area.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  const element = area.element();
  expect(element.getBoundingClientRect().height).toBe(400);
  expect(element.querySelectorAll('tr').length).toBeLessThan(500);
  element.scrollTop = element.scrollHeight;
  await expect.poll(() => element.querySelector('[aria-rowindex="10001"]')?.textContent).toMatch(/Show Details$/);
});

test('each row shows and hides its metadata as formatted JSON by itself (R-1021, R-1022, R-1023, R-1024, R-1192, R-1193)', async () => {
  const { getByRole, getByText } = await open();
  const details = getByText(/^\{\n {2}"networkId": "Lx7fK2pQ9xWb",\n {2}"nodeId": "n3",\n {2}"iteration": 14\n\}$/);
  await expect.element(getByRole('button', { name: 'Show Details' }).first()).toBeVisible();
  const rows = getByRole('button', { name: 'Show Details' }).elements().length;
  expect(details.query()).toBeNull();
  await userEvent.click(getByRole('button', { name: 'Show Details' }).first());
  await expect.element(details).toBeVisible();
  expect(getByRole('button', { name: 'Show Details' }).elements()).toHaveLength(rows - 1);
  await userEvent.click(getByRole('button', { name: 'Hide Details' }));
  await expect.poll(() => details.query()).toBeNull();
});

test('activities are described in words; unknown ones keep the server’s name (R-1191)', async () => {
  const activities = ['answer_saved', 'network_archived', 'constructor'].map((type) =>
    buildActivity({ activity_type: type }),
  );
  const { getByRole } = await open(buildDashboard({ users: [{ username: 'ann', recent_activities: activities }] }));
  for (const words of ['Saved an answer', 'network_archived', 'constructor']) {
    await expect.element(getByRole('cell', { name: words, exact: true })).toBeVisible();
  }
});

test('in the other language the log’s words are that language’s too', async () => {
  const { getByRole } = await open();
  await expect.element(getByRole('cell', { name: 'Saved an answer', exact: true }).first()).toBeVisible();
  await chooseLanguage('de');
  await expect.element(getByRole('cell', { name: 'Antwort gespeichert', exact: true }).first()).toBeVisible();
  expect(getByRole('cell', { name: 'Saved an answer', exact: true }).query()).toBeNull();
});

test('times are those of the server’s zone, and the page says which (R-1190)', async () => {
  const activity = buildActivity({ timestamp: '2026-11-20T23:30:00Z' });
  const users = [{ username: 'ann', recent_activities: [activity] }];
  const { getByRole, getByText } = await open(buildDashboard({ users, timeZone: 'Asia/Tokyo' }));
  await expect.element(getByRole('cell', { name: /21 Nov 2026, 08:30/ })).toBeVisible();
  await expect.element(getByText('Times in Asia/Tokyo')).toBeVisible();
  await expect.element(getByText(/times in Asia\/Tokyo/)).toBeVisible();
});

test('R-1822: the log says whose activities it has, and that it tells of an answer no more than that it was saved', async () => {
  const { getByText, getByRole } = await open();
  await expect
    .element(getByText(/^The 10 latest activities of each of the 100 most recently active people/))
    .toBeVisible();
  await expect
    .element(
      getByText(/They say that an answer was saved, and to which question, but neither the answer nor its comment/),
    )
    .toBeVisible();
  await expect.element(getByRole('cell', { name: 'Saved an answer', exact: true }).first()).toBeVisible();
});

test('R-1823: whose account was erased is called so in the reader’s language, and counts as a person of their own', async () => {
  const at = new Date().toISOString();
  const erased = { username: 'former user', isErased: true, recent_activities: [buildActivity({ timestamp: at })] };
  const { getByText } = await open(buildDashboard({ users: [erased, erased] }));
  await expect.element(getByText('A former user').first()).toBeVisible();
  await chooseLanguage('de');
  await expect.element(getByText('Gelöschtes Konto').first()).toBeVisible();
  expect(getByText('A former user').query()).toBeNull();
  await expect.element(getByText(/2 aktive Personen/)).toBeVisible();
});

test('names, types and metadata are text, whatever they hold (B-190)', async () => {
  const hostile = '</script><img src=x onerror="document.title=1">\u2028';
  const { getByRole, container } = await open(
    buildDashboard({
      users: [
        {
          username: hostile,
          recent_activities: [
            buildActivity({ activity_type: hostile, timestamp: hostile, metadata: { [hostile]: [] } }),
          ],
        },
      ],
    }),
  );
  await userEvent.click(getByRole('button', { name: 'Show Details' }));
  expect(container.querySelector('[data-credence="activity-log"] img')).toBeNull();
  expect(container.querySelector('pre')?.textContent).toContain('</script>');
});

test('an answer in which nothing is as it should be still gives a page (R-1027)', async () => {
  const nonsense = {
    loginLogoutTimes: 7,
    activityTimes: {},
    users: [null, { recent_activities: 'none' }, {}],
    periods: [],
  };
  const { getByText } = await open(buildDashboard(), {
    handlers: [http.get('/user/activities', () => Response.json(nonsense) as never)],
  });
  await expect.element(getByText('No login/logout data available')).toBeVisible();
  await expect.element(getByText('No activity logs available.')).toBeVisible();
});

test('R-3349: an administrator is told of mails that should have gone, and nobody of none', async () => {
  const { dashboard: words } = english;
  const late = await open(buildDashboard({ lateMails: { count: 12, minutes: 61 } }));
  await expect.element(late.getByText(words.lateMails(12, 61))).toBeVisible();
  await late.unmount();
  const { getByText, getByRole } = await open();
  await expect.element(getByRole('region', { name: 'Activity log' })).toBeVisible();
  expect(getByText(/have not gone out/).query()).toBeNull();
});
