import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memoryServer } from '../../test/memory/memoryServer.js';
import { renderRoute } from '../../test/renderRoute.js';

const network = '/network/ChestClinic1/';

test('R-2546: after the last question of a node the overview says that it is done, what is next, and how long that takes', async () => {
  const { address } = await renderRoute(`${network}n2/1/`, { server: memoryServer() });
  await userEvent.click(page.getByRole('radio', { name: /^certain/ }));
  await userEvent.click(page.getByRole('button', { name: 'Finish' }));
  await expect.poll(address).toBe(network);
  const done = page.getByText(/^Done\. Next is .+, \d+ min\.$/);
  await expect.element(done).toBeVisible();
  const [, next] = /Next is (.+), /.exec(done.element().textContent) ?? [];
  await expect.element(page.getByRole('link', { name: `Continue with ${next}`, exact: true })).toBeVisible();
});

test('R-2546: an overview opened by itself says nothing of it', async () => {
  await renderRoute(network, { server: memoryServer() });
  await expect.element(page.getByRole('link', { name: /^Continue with / })).toBeVisible();
  expect(page.getByText(/^Done\./).elements()).toEqual([]);
});
