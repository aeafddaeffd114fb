import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { combinationsForm } from './combinationsDraft.js';

const form = combinationsForm({ networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3' });

test('R-2323: a page that goes on keeps a number that is being typed in a combination', async () => {
  const said = vi.spyOn(console, 'error');
  onTestFinished(() => said.mockRestore());
  const screen = await renderRoute(`${nodePath}?change`, { server: nodeServer(buildNode()) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Decisive event combinations' })).toBeVisible();
  await userEvent.click(page.getByRole('group', { name: 'T stage' }).getByRole('button', { name: /^T3 T4/ }));
  await userEvent.click(page.getByRole('textbox').first());
  await userEvent.keyboard('45');
  const kept = async () => JSON.stringify((await drafts.read(form))?.value ?? null);
  expect(await kept()).not.toContain('45');
  await screen.router.navigate('/imprint');
  await expect.poll(kept).toContain('45');
  expect(said.mock.calls).toEqual([]);
});
