import type { NetworkOverview } from '@credence/api-client';
import { delay, type RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { http } from '../../test/fakeServer.js';
import { lookingOn } from '../../test/lookingOn.js';
import { buildNodeSummary, buildOverview, NETWORK, networkPath, networkServer } from '../../test/networkBuilders.js';
import { questionPath } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const saved = buildOverview({
  percentCompleted: 61,
  nodes: [
    ...buildOverview().nodes.slice(0, 2),
    buildNodeSummary({ completed: true, percentCompleted: 100, estimatedTime: 6 }),
  ],
});
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const names = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((one) => one.querySelector('a')?.textContent);

/** An overview that is open while a colleague works on the network. */
async function open(...handlers: RequestHandler[]) {
  let overview: NetworkOverview = buildOverview();
  const screen = await renderRoute(networkPath, { server: networkServer(() => overview), handlers });
  await expect.element(page.getByText(/38 % completed/)).toBeVisible();
  // What is named as outcomes is asked for after the page; while anything loads, nothing is refreshed.
  const isQuiet = () => [...screen.router.state.fetchers.values()].every(({ state }) => state === 'idle');
  await expect.poll(isQuiet).toBe(true);
  const reads = () => screen.calls.filter((call) => call === `GET /api/network/overview/${NETWORK}`).length;
  const idle = () => expect.poll(() => screen.router.state.revalidation).toBe('idle');
  return { ...screen, ...lookingOn(screen.router), colleagueSaves: () => void (overview = saved), reads, idle };
}

test('R-2651 the save of a colleague shows on an open overview within half a minute', async () => {
  const { forSeconds, colleagueSaves, reads } = await open();
  colleagueSaves();
  forSeconds(29);
  expect(reads()).toBe(1);
  forSeconds(1);
  await expect.element(page.getByText(/61 % completed/)).toBeVisible();
  await expect.element(row('Metastasis').getByText('Completed')).toBeVisible();
  expect(reads()).toBe(2);
});

test('R-2651 it shows as soon as the user returns to the page, and nothing is loaded while it is hidden', async () => {
  const { forSeconds, goAway, comeBack, colleagueSaves, reads } = await open();
  goAway();
  colleagueSaves();
  forSeconds(300);
  expect(reads()).toBe(1);
  comeBack();
  await expect.element(page.getByText(/61 % completed/)).toBeVisible();
  expect(reads()).toBe(2);
});

test('R-2651: it shows as soon as the user returns to a window that was in sight all the time', async () => {
  const { colleagueSaves, reads } = await open();
  colleagueSaves();
  window.dispatchEvent(new Event('focus'));
  await expect.element(page.getByText(/61 % completed/)).toBeVisible();
  expect(reads()).toBe(2);
});

test('R-2652 a refresh keeps input, sorting, open rows, focus and drawing', async () => {
  await page.viewport(1280, 800);
  const { forSeconds, colleagueSaves, calls } = await open();
  const search = page.getByRole('searchbox', { name: 'Search nodes' });
  await userEvent.click(page.getByRole('button', { name: 'Pages' }));
  await userEvent.fill(search, 't');
  await expect.poll(names).toEqual(['Tumour site', 'Metastasis', 'T stage']);
  const picture = page.getByRole('group', { name: /4 nodes/ }).element();
  const spinners: string[] = [];
  const watch = new MutationObserver(() => {
    if (page.getByText('Loading...').query()) spinners.push('Loading...');
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });

  colleagueSaves();
  forSeconds(30);
  await expect.element(page.getByText(/61 % completed/)).toBeVisible();
  watch.disconnect();
  expect(spinners).toEqual([]);
  await expect.element(search).toHaveValue('t');
  await expect.element(search).toHaveFocus();
  expect(names()).toEqual(['Tumour site', 'Metastasis', 'T stage']);
  expect(page.getByRole('group', { name: /4 nodes/ }).element()).toBe(picture);
  // The positions of the nodes were already loaded.
  expect(calls.filter((call) => call.includes('/structure/'))).toHaveLength(1);
});

test('R-2652 a dialog open over the page stays open', async () => {
  const { forSeconds, colleagueSaves } = await open();
  await userEvent.click(page.getByRole('button', { name: 'Reset T stage' }));
  const asked = page.getByRole('alertdialog', { name: 'Are you sure you want to reset this node?' });
  await expect.element(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  colleagueSaves();
  forSeconds(30);
  await expect.poll(() => document.body.textContent).toContain('61 % completed');
  await expect.element(asked).toBeVisible();
  await expect.element(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test.each(['/network/check-access/{networkId}', '/network/overview/{id}'] as const)(
  'R-2652 a refresh that fails at %s is not reported: the data stays, and the next refresh is tried',
  async (call) => {
    let broken = false;
    const { forSeconds, colleagueSaves, calls, idle, address } = await open(
      http.get(call, () => (broken ? Response.error() : undefined)),
    );
    const asked = () => calls.filter((one) => one.includes(call.replace(/\{.*/, ''))).length;
    broken = true;
    forSeconds(30);
    await expect.poll(asked).toBe(2);
    await idle();
    expect(address()).toBe(networkPath);
    await expect.element(page.getByText(/38 % completed/)).toBeVisible();
    expect(page.getByRole('alert').query()).toBeNull();
    broken = false;
    colleagueSaves();
    forSeconds(30);
    await expect.element(page.getByText(/61 % completed/)).toBeVisible();
  },
);

test('R-2653 a user who has lost access to the network is taken to the list of networks and told why', async () => {
  let hasAccess = true;
  const { forSeconds, address } = await open(
    http.get('/network/check-access/{networkId}', ({ response }) => response(200).json({ hasAccess })),
  );
  hasAccess = false;
  forSeconds(30);
  await expect.poll(address).toBe('/networks_overview');
  await expect.element(page.getByText(/access/).first()).toBeVisible();
});

test('R-2655 one refresh at a time: the next waits until the server has answered the last', async () => {
  let slow = false;
  const answer = Promise.withResolvers<undefined>();
  const { forSeconds, comeBack, colleagueSaves, reads, idle } = await open(
    http.get('/network/overview/{id}', () => (slow ? answer.promise : undefined)),
  );
  slow = true;
  forSeconds(30);
  await expect.poll(reads).toBe(2);
  await idle();
  forSeconds(90);
  comeBack();
  await delay(50);
  expect(reads()).toBe(2);
  slow = false;
  colleagueSaves();
  answer.resolve(undefined);
  await expect.element(page.getByText(/61 % completed/)).toBeVisible();
});

test('R-2655 a page without input is no longer refreshed, so that an unused session can expire', async () => {
  const { forSeconds, colleagueSaves, reads, idle } = await open();
  for (let minute = 0; minute < 10; minute++) {
    forSeconds(60);
    await idle();
    await delay(20);
  }
  const before = reads();
  expect(before).toBeGreaterThan(9);
  forSeconds(600);
  await delay(50);
  expect(reads()).toBe(before);
  colleagueSaves();
  await userEvent.hover(page.getByRole('heading', { level: 1 }));
  await userEvent.keyboard('{Shift}');
  forSeconds(30);
  await expect.element(page.getByText(/61 % completed/)).toBeVisible();
});

test('R-2656 a question is never reloaded while it is being answered', async () => {
  const screen = await renderRoute(questionPath(2), { server: networkServer() });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  const { forSeconds } = lookingOn(screen.router);
  const asked = () => screen.calls.filter((call) => call.endsWith('/n3/2')).length;
  const before = asked();
  forSeconds(120);
  await delay(50);
  expect(asked()).toBe(before);
});
