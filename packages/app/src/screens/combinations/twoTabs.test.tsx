import type { NetworkNode } from '@credence/api-client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openDevice } from '../../ground/device/browserDevice.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { browserTabs } from '../../ground/drafts/browserTabs.js';
import { createDrafts } from '../../ground/drafts/drafts.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { combinationsForm } from './combinationsDraft.js';

const form = combinationsForm({ networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3' });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const refusal = { success: false, ...buildError('Newer ones.', 'stale_revision') };

/** The same user's drafts in another tab, which stays open. */
const otherTab = createDrafts(openDevice(), browserTabs('credence-tab'));
const theirs = [{ nodes: { '1': 0 }, value: [10, 10, 80], number: 1 }];
const both = [...theirs, { nodes: { '1': 1 }, value: [50, 50, 50], number: 2 }];
const overlapping = [{ nodes: { '0': 0 }, value: [10, 10, 80], number: 1 }];
const mine = { nodes: { '1': 1 }, value: [50, 50, 50] };
const contradicting = [{ ...mine, value: [10, 10, 80], number: 1 }];

/** Chooses "T stage is T3 T4" and presses Done, after somebody has saved these combinations in another tab. */
async function overtaken(newest: NonNullable<NetworkNode['combinations']> = theirs) {
  let saves = 0;
  const newer = buildNode({ combinations: newest, revision: 'r4-1' });
  const screen = await renderRoute(`${nodePath}?change`, {
    server: nodeServer(buildNode()),
    handlers: [
      http.post('/network/{networkId}/{nodeId}/save', () =>
        saves++ === 0 ? Response.json(refusal, { status: 409 }) : undefined,
      ),
      http.untyped.get(`/api${nodePath}`, () => (saves > 0 ? Response.json(newer) : undefined)),
    ],
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.click(page.getByRole('group', { name: 'T stage' }).getByRole('button', { name: /^T3 T4/ }));
  // The other tab saved, and dropped its draft.
  await otherTab.drop(form);
  await press('Done');
  const versions = page.getByRole('group', { name: 'Both versions' });
  await expect.element(versions).toBeVisible();
  return { ...screen, versions };
}

test('R-2565: both versions are side by side, and both are kept where they do not contradict', async () => {
  const { versions, requests, address } = await overtaken();
  await expect.element(versions).toMatchTextContent(/Yours, not saved ?T stage = T3 T4: 3[\d.]+ \/ 3/);
  await expect.element(versions).toMatchTextContent(/Saved in the meantime ?T stage = T1 T2: 10 \/ 10 \/ 80 %/);
  await press('Keep both');
  await expect.poll(address).toContain('/start');
  const saved = requests.filter(({ url }) => url.endsWith('/save')).at(-1);
  expect(saved?.headers.get('X-Revision')).toBe('r4-1');
  expect(await saved?.json()).toMatchObject({ combinations: both });
});

test('R-2565: combinations that contradict each other cannot both be kept, and the page says so', async () => {
  const { versions } = await overtaken(contradicting);
  await expect.element(versions).toMatchTextContent(/Both changed the same combination/);
  expect(page.getByRole('button', { name: /^Keep both/ }).query()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Keep mine' })).toBeVisible();
});

test.each([
  ['mine', [mine, ...overlapping]],
  ['theirs', [...overlapping, mine]],
])('R-2006: what applies to the same case is kept in order of priority, with %s first', async (whose, list) => {
  const { versions, requests } = await overtaken(overlapping);
  await expect.element(versions).toMatchTextContent(/the one that comes first counts there/);
  await press(`Keep both, ${whose} first`);
  const saves = () => requests.filter(({ url }) => url.endsWith('/save'));
  await expect.poll(() => saves().length).toBe(2);
  expect(await saves().at(-1)?.json()).toMatchObject({
    combinations: list.map((each, index) => ({ ...each, number: index + 1 })),
  });
});

/** Opens the page anew, as a reload does. */
async function reload({ router, versions }: Awaited<ReturnType<typeof overtaken>>) {
  await router.navigate('/imprint');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  await router.navigate(`${nodePath}?change`);
  await expect.element(versions).toBeVisible();
}

test('R-2630: after a reload a refused list is there again, beside the one that was saved meanwhile', async () => {
  const screen = await overtaken();
  await reload(screen);
  const chosen = page.getByRole('group', { name: 'T stage' }).getByRole('button', { name: /^T3 T4/ });
  await expect.element(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^Draft restored, .*\. Different combinations have been saved in the meantime\. Yours are not/);
  await expect.element(screen.versions).toMatchTextContent(/not saved ?T stage = T3 T4.*meantime ?T stage = T1 T2: 10/);

  await press('Keep both');
  await expect.poll(screen.address).toContain('/start');
  const saved = screen.requests.filter(({ url }) => url.endsWith('/save')).at(-1);
  expect(saved?.headers.get('X-Revision')).toBe('r4-1');
  expect(await saved?.json()).toMatchObject({ combinations: both });
  expect(await drafts.forms()).toEqual([]);
});

test('R-2630: changed after the reload, the list still replaces nothing unasked', async () => {
  const screen = await overtaken();
  await reload(screen);
  await userEvent.fill(page.getByRole('slider').nth(2), '90');
  await reload(screen);
  await expect.element(page.getByRole('slider').nth(2)).toHaveValue('90');
  await press('Done');
  await expect.poll(() => screen.requests.filter(({ url }) => url.endsWith('/save'))).toHaveLength(2);
  const [first, second] = screen.requests.filter(({ url }) => url.endsWith('/save'));
  expect(second?.headers.get('X-Revision')).toBe(first?.headers.get('X-Revision'));
});

test('R-2630: after the reload "Use theirs" shows what was saved meanwhile, and nothing is left of the draft', async () => {
  const screen = await overtaken(overlapping);
  await reload(screen);
  await press('Use theirs');
  const site = page.getByRole('group', { name: 'Tumour site' }).getByRole('button', { name: /^glottic/ });
  await expect.element(site).toMatchTextContent('(in combination 1)');
  expect(page.getByRole('alert').query()).toBeNull();
  expect(await drafts.forms()).toEqual([]);
});

test('R-2629: an open tab’s draft is not shown in another, and each saves its own', async () => {
  const { address } = await renderRoute(`${nodePath}?change`, { server: nodeServer() });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.click(page.getByRole('group', { name: 'T stage' }).getByRole('button', { name: /^T3 T4/ }));
  const others = { combinations: theirs, revision: 'r4-0', before: [] };
  otherTab.keep(form, others);
  await press('Done');
  await expect.poll(address).toContain('/start');
  expect((await otherTab.read(form))?.value).toEqual(others);
  expect(await drafts.read(form)).toBeUndefined();
});

test('R-2631: what is typed while a save is under way is not dropped with it', async () => {
  const { address } = await renderRoute(`${nodePath}?change`, { server: nodeServer() });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.click(page.getByRole('group', { name: 'T stage' }).getByRole('button', { name: /^T3 T4/ }));
  drafts.keep(form, { combinations: [{ selection: { '0': 1 }, values: [1, 2, 3], number: 1 }], revision: 'r4-0' });
  await press('Done');
  await expect.poll(address).toContain('/start');
  expect(await drafts.forms()).toEqual([form]);
});
