import type { NetworkNode } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { savedFiles } from '../../test/savedFiles.js';

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

async function opening(node: NetworkNode, refusal: () => Response | undefined, ...more: RequestHandler[]) {
  const handlers = [http.post('/network/{networkId}/{nodeId}/save', refusal), ...more];
  const screen = await renderRoute(`${nodePath}?change`, { server: nodeServer(node), handlers });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return screen;
}

async function choosing(refusal: () => Response | undefined, ...more: RequestHandler[]) {
  const screen = await opening(buildNode(), refusal, ...more);
  const group = page.getByRole('group', { name: 'T stage' });
  await userEvent.click(group.getByRole('button', { name: /^T3 T4/ }));
  await userEvent.fill(page.getByRole('slider').nth(2), '90');
  return screen;
}

/** Intercepts downloads. Returns the first one's name and content. */
function downloads() {
  const files = savedFiles();
  return async () => {
    await expect.poll(() => files.length).toBe(1);
    const [{ name, content }] = files as [(typeof files)[0]];
    return [name, JSON.parse(await content.text()) as unknown];
  };
}

const refuse = (status: number, code: string) => () =>
  Response.json({ success: false, ...buildError('Network not found.', code) }, { status });

test.each([
  [404, 'network_not_found'],
  [403, 'forbidden'],
])('combinations for a network that is gone (%i) stay on the screen and can be downloaded', async (status, code) => {
  const downloaded = downloads();
  let isGone = true;
  const { address } = await choosing(() => (isGone ? refuse(status, code)() : undefined));
  await press('Done');
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent('Failed to save combinations: Network not found.');
  await expect
    .element(alert)
    .toMatchTextContent('This network was deleted or is no longer shared with you. Your combinations are kept here');
  await expect.element(page.getByRole('slider').nth(2)).toHaveValue('90');

  await press('Download the combinations');
  expect(await downloaded()).toEqual([
    'combinations.json',
    {
      node: 'Metastasis',
      combinations: [{ number: 1, when: { 'T stage': 'T3_T4' }, value: [5, 5, 90], touched: [false, false, true] }],
    },
  ]);

  // Once the network is shared again, one press saves them.
  isGone = false;
  await press('Done');
  await expect.poll(address).toContain('/start');
});

test('the download keeps every condition, even if two parents have the same name', async () => {
  const downloaded = downloads();
  const parents = ['one', 'two'].map((state) => ({ display_name: 'Swelling', vars: ['none', state] }));
  const combinations = [{ nodes: { '0': 1, '1': 1 }, value: [20, 30, 60], number: 1 }];
  await opening(buildNode({ parents, combinations }), refuse(404, 'network_not_found'));
  await press('Done');
  await press('Download the combinations');
  const when = [
    { place: 1, parent: 'Swelling', state: 'one' },
    { place: 2, parent: 'Swelling', state: 'two' },
  ];
  expect(await downloaded()).toMatchObject(['combinations.json', { combinations: [{ number: 1, when }] }]);
});

const nodeReset = 'This node has been reset in the meantime. Your combinations are not saved yet.';
const savedOthers = 'Different combinations have been saved in the meantime. Yours are not saved yet.';

/** Refuses the first save with this code, for a change since the node was loaded. */
async function overtaken(code: 'stale_revision' | 'node_reset') {
  let saves = 0;
  const now = buildNode({ revision: 'r5-0' });
  const screen = await choosing(
    () => (saves++ === 0 ? refuse(409, code)() : undefined),
    http.untyped.get(`/api${nodePath}`, () => (saves > 0 ? Response.json(now) : undefined)),
  );
  await press('Done');
  return { ...screen, saves: () => saves };
}

test('a reset in the meantime is reported; no choice is lost, and "Keep mine" saves them (B-171)', async () => {
  const { address, requests } = await overtaken('node_reset');
  await expect.element(page.getByRole('alert')).toMatchTextContent(nodeReset);
  await expect.element(page.getByRole('slider').nth(2)).toHaveValue('90');
  await press('Keep mine');
  await expect.poll(address).toContain('/start');
  const [first, second] = requests.filter(({ url }) => url.endsWith('/save'));
  expect(await second?.json()).toEqual(await first?.json());
  expect([first, second].map((request) => request?.headers.get('X-Revision'))).toEqual(['r4-0', null]);
});

test('after a reset the node can be loaded again, as it is now, and nothing is saved (B-171)', async () => {
  const { saves } = await overtaken('node_reset');
  await press('Load again');
  await expect
    .element(page.getByRole('group', { name: 'T stage' }).getByRole('button', { name: /^T3 T4/ }))
    .toHaveAttribute('aria-pressed', 'false');
  expect(page.getByRole('alert').query()).toBeNull();
  expect(saves()).toBe(1);
});

test('if another user has saved combinations, theirs are offered', async () => {
  await overtaken('stale_revision');
  await expect.element(page.getByRole('alert')).toMatchTextContent(savedOthers);
  await expect.element(page.getByRole('button', { name: 'Use theirs' })).toBeVisible();
});

test('"Keep mine" sends what was refused: where nothing was to decide, nothing (O-03)', async () => {
  let saves = 0;
  const { address, requests } = await choosing(() => (saves++ === 0 ? refuse(409, 'stale_revision')() : undefined));
  await userEvent.click(page.getByRole('group', { name: 'T stage' }).getByRole('button', { name: /^T3 T4/ }));
  await press('No single event decides');
  await press('Keep mine');
  await expect.poll(address).toContain('/start');
  const sent = requests.filter(({ url }) => url.endsWith('/save')).map((request) => request.json() as Promise<unknown>);
  expect(await Promise.all(sent)).toMatchObject([{ combinations: [] }, { combinations: [] }]);
});

test('"Keep mine" asks what "Done" asks if the list was changed since (R-847, R-848)', async () => {
  const { saves } = await overtaken('stale_revision');
  const chosen = page.getByRole('group', { name: 'T stage' }).getByRole('button', { name: /^T3 T4/ });
  await expect.element(page.getByRole('alert')).toMatchTextContent(savedOthers);
  await userEvent.click(chosen);
  await press('Keep mine');
  const nothing = 'Please select at least one combination or set all remaining combinations.';
  await expect.element(page.getByText(nothing)).toBeVisible();

  await userEvent.click(page.getByRole('switch', { name: 'Set all remaining combinations' }));
  for (const place of [0, 1, 2]) await userEvent.fill(page.getByRole('slider').nth(place), '1');
  await press('Keep mine');
  await expect.element(page.getByRole('alertdialog', { name: 'Are you sure all probabilities are 1%?' })).toBeVisible();
  await press('Cancel');
  expect(saves()).toBe(1);
});
