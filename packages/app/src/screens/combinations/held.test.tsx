import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const sentence = /^This study asks its questions one by one/;
const held = buildNode({ combinationsHeld: 'no_combinations', redirect: `${nodePath}/2/` });

test('R-3523: where a study takes no combinations, a direct address says why and leads to the questions', async () => {
  await renderRoute(`${nodePath}?change`, { server: nodeServer(held) });
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'To the questions' })).toHaveAttribute('href', `${nodePath}/2/`);
  expect(page.getByRole('button', { name: 'Done' }).query()).toBeNull();
});

test('R-3523: combinations that are refused stay where they were set and on the device, and can be taken home', async () => {
  const refused = http.post('/network/{networkId}/{nodeId}/save', ({ response }) =>
    response(409).json({ success: false, ...buildError('One by one.', 'no_combinations') }),
  );
  let node = buildNode();
  const loading = http.get('/network/{networkId}/{nodeId}', ({ params, response }) =>
    params.nodeId === 'n3' ? response(200).json(node) : undefined,
  );
  const { router } = await renderRoute(`${nodePath}?change`, {
    server: nodeServer(buildNode()),
    handlers: [refused, loading],
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.click(page.getByRole('switch', { name: 'Set all remaining combinations' }));
  await userEvent.fill(page.getByRole('slider').nth(0), '70');
  await userEvent.fill(page.getByRole('slider').nth(1), '30');
  await press('Done');
  await expect.element(page.getByText('What you set is kept here, on this device.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Download the combinations' })).toBeVisible();
  await expect.element(page.getByRole('slider').nth(0)).toHaveValue('70');
  // Opened again, when the server says so beforehand.
  node = held;
  await router.navigate('/imprint');
  await router.navigate(nodePath);
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Download the combinations' })).toBeVisible();
});
