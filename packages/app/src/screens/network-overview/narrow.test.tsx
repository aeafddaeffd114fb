import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { networkPath, networkServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

test('R-2212: at 320 pixels what can be done with a node stands below its pages and minutes, which are not broken', async () => {
  await page.viewport(320, 640);
  await renderRoute(networkPath, { server: networkServer() });
  await expect.element(page.getByRole('table')).toBeVisible();
  const cells = page.getByRole('row').nth(1).getByRole('cell').elements();
  const [pages, minutes, actions] = cells.map((cell) => cell.getBoundingClientRect());
  expect(pages!.height).toBeLessThan(24);
  expect(minutes!.top).toBe(pages!.top);
  expect(actions!.top).toBeGreaterThanOrEqual(pages!.bottom);
});
