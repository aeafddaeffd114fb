import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as saving from '../../saveFile.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

vi.mock('../../saveFile.js', { spy: true });

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

async function choosing(refusal: () => Response | undefined) {
  const handlers = [http.post('/network/{networkId}/{nodeId}/save', refusal)];
  const screen = await renderRoute(`${nodePath}?change`, { server: nodeServer(buildNode()), handlers });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const group = page.getByRole('group', { name: 'T stage' });
  await userEvent.click(group.getByRole('button', { name: /^T3 T4/ }));
  await userEvent.fill(page.getByRole('slider').nth(2), '90');
  return screen;
}

const refuse = (status: number, code: string) => () =>
  Response.json({ success: false, ...buildError('Network not found.', code) }, { status });

test.each([
  [404, 'network_not_found'],
  [403, 'forbidden'],
])('combinations for a network that is gone (%i) stay on the screen and can be downloaded', async (status, code) => {
  const save = vi.mocked(saving.saveFile).mockImplementation(() => undefined);
  onTestFinished(() => void save.mockReset());
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
  await expect.poll(() => save.mock.calls.length).toBe(1);
  const [{ name, content }] = save.mock.calls[0]!;
  expect([name, JSON.parse(await content.text())]).toEqual([
    'combinations.json',
    { node: 'Metastasis', combinations: [{ number: 1, when: { 'T stage': 'T3_T4' }, value: [50, 50, 90] }] },
  ]);

  // Shared again, they are saved with one press.
  isGone = false;
  await press('Done');
  await expect.poll(address).toContain('/start');
});
