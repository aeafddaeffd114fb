import type { NetworkNode } from '@credence/api-client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drafts } from '../../drafts/browserDrafts.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { combinationsForm } from './combinationsDraft.js';

const form = combinationsForm({ networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3' });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const refusal = { success: false, ...buildError('Newer ones.', 'stale_revision') };

/** Chooses "T stage is T3 T4" and presses Done, after somebody has saved these combinations in another tab. */
async function overtaken(theirs: NonNullable<NetworkNode['combinations']>) {
  let saves = 0;
  const newer = buildNode({ combinations: theirs, revision: 'r4-1' });
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
  // The other tab saved, and dropped the draft they share.
  await drafts.drop(form);
  await press('Done');
  const versions = page.getByRole('group', { name: 'Both versions' });
  await expect.element(versions).toBeVisible();
  return { ...screen, versions };
}

test('F-107: both versions are side by side, and both are kept where they do not contradict', async () => {
  const theirs = [{ nodes: { '1': 0 }, value: [10, 10, 80], number: 1 }];
  const { versions, requests, address } = await overtaken(theirs);
  await expect.element(versions).toMatchTextContent(/Yours, not saved ?T stage is T3 T4: 3[\d.]+ \/ 3/);
  await expect.element(versions).toMatchTextContent(/Saved in the meantime ?T stage is T1 T2: 10 \/ 10 \/ 80 %/);
  await press('Keep both');
  await expect.poll(address).toContain('/start');
  const saved = requests.filter(({ url }) => url.endsWith('/save')).at(-1);
  expect(saved?.headers.get('X-Revision')).toBe('r4-1');
  expect(await saved?.json()).toMatchObject({
    combinations: [
      { nodes: { '1': 0 }, value: [10, 10, 80], number: 1 },
      { nodes: { '1': 1 }, value: [50, 50, 50], number: 2 },
    ],
  });
});

test('F-107: combinations that contradict each other cannot both be kept, and the page says so', async () => {
  const { versions } = await overtaken([{ nodes: { '0': 0 }, value: [10, 10, 80], number: 1 }]);
  await expect.element(versions).toMatchTextContent(/contradict each other/);
  expect(page.getByRole('button', { name: 'Keep both' }).query()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Keep mine' })).toBeVisible();
});

test('F-107: a refused list is there again after a reload, though the other tab dropped its draft', async () => {
  const { router } = await overtaken([{ nodes: { '0': 0 }, value: [10, 10, 80], number: 1 }]);
  await router.revalidate();
  await expect.element(page.getByText(/^Draft restored, .* A newer version/)).toBeVisible();
  const chosen = page.getByRole('group', { name: 'T stage' }).getByRole('button', { name: /^T3 T4/ });
  await expect.element(chosen).toHaveAttribute('aria-pressed', 'true');
});

test('F-107: a save drops the draft of its own tab alone', async () => {
  const { address } = await renderRoute(`${nodePath}?change`, { server: nodeServer() });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.click(page.getByRole('group', { name: 'T stage' }).getByRole('button', { name: /^T3 T4/ }));
  drafts.keep(form, { combinations: [{ nodes: { '0': 1 }, value: [1, 2, 3], number: 1 }], revision: 'r4-0' });
  await press('Done');
  await expect.poll(address).toContain('/start');
  expect(await drafts.forms()).toEqual([form]);
});
