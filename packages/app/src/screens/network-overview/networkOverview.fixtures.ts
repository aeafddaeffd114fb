import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { buildNodeSummary, buildOverview, networkPath, networkServer } from '../../test/networkBuilders.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';

/** The nodes of the list, from above. */
export const names = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('a')?.textContent);
export const row = (name: string) => page.getByRole('row').filter({ hasText: name });
export const many = (count: number) =>
  buildOverview({
    notAssessed: [],
    nodes: Array.from({ length: count }, (_, index) =>
      buildNodeSummary({ id: `n${index + 1}`, display_name: `Node ${String(index + 1).padStart(2, '0')}` }),
    ),
  });

/** Opens the overview of a network. */
export async function open(overview = buildOverview(), options: RouteOptions = {}) {
  const screen = await renderRoute(networkPath, { server: networkServer(overview), ...options });
  await expect.element(page.getByRole('heading', { level: 1, name: overview.networkName })).toBeVisible();
  return screen;
}
