import type { RequestHandler } from 'msw';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderRoute } from './renderRoute.js';
import { manageServer, type NetworksWorld } from './manageServer.js';

export const path = '/networks_overview';

/** The row of a network. */
export const row = (filename: string) => page.getByRole('row').filter({ hasText: filename });

/** The file names in the table, in order. */
export const names = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((one) => one.querySelector('th')?.firstElementChild?.firstElementChild?.textContent);

/** Opens Manage Networks as a user with an own network, a shared one and an invitation. */
export async function openManage(given: Partial<NetworksWorld> = {}, handlers: RequestHandler[] = []) {
  const server = manageServer(given);
  const screen = await renderRoute(path, { server: server.handlers, handlers });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Manage Networks' })).toBeVisible();
  await expect.element(page.getByText('Loading...')).not.toBeInTheDocument();
  const posts = () => screen.calls.filter((call) => call.startsWith('POST'));
  const fetches = () => screen.calls.filter((call) => call === 'GET /api/user/index').length;
  return { ...screen, world: server.world, posts, fetches };
}
