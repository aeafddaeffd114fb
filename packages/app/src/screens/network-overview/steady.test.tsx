import { delay } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { http } from '../../test/fakeServer.js';
import { buildActivity, networkPath, networkServer } from '../../test/networkBuilders.js';
import { buildOutcomes, buildTables } from '../../test/outcomesBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

test('R-1753: the list of nodes keeps its place while the rest of the overview arrives', async () => {
  const handlers = [
    http.get('/network/activity/{id}', async ({ response }) => {
      await delay(300);
      return response(200).json(buildActivity());
    }),
    http.get('/network/outcomes/{id}', async ({ response }) => {
      await delay(600);
      return response(200).json(buildOutcomes({ outcomes: [], cases: [] }));
    }),
    http.get('/network/tables/{id}', ({ response }) => response(200).json(buildTables())),
  ];
  await renderRoute(networkPath, { server: networkServer(), handlers });

  const list = page.getByRole('table');
  await expect.element(list).toBeVisible();
  const { top } = list.element().getBoundingClientRect();
  await expect.element(page.getByRole('region', { name: 'Activity' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  expect(list.element().getBoundingClientRect().top).toBe(top);
});
