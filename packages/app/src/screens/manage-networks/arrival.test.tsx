import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';
import { larynx, manageServer } from '../../test/manageServer.js';
import { lookingOn } from '../../test/lookingOn.js';
import { names, openManage, row } from '../../test/renderManage.js';

const noAccess = 'You do not have access to this network, or it does not exist.';
const unknown = 'We could not check whether you have access to this network. Please try again.';

test.each(['/network/secret/', '/network/secret/n1', '/network/secret/n1/1/'])(
  'a user who opens %s without access is told once why they are here (R-626, R-703, R-803, R-1410)',
  async (path) => {
    const { router, address } = await renderRoute(path, { server: manageServer().handlers });
    await expect.element(page.getByText(noAccess)).toBeVisible();
    expect(address()).toBe('/networks_overview');
    await expect.poll(names).toHaveLength(3);
    await router.navigate('/imprint');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
    await router.navigate('/networks_overview');
    await expect.poll(names).toHaveLength(3);
    expect(page.getByText(noAccess).query()).toBeNull();
  },
);

test('a check that failed is not called a lack of access (R-1410)', async () => {
  await renderRoute('/network/secret/', {
    server: manageServer().handlers,
    handlers: [
      http.get('/network/check-access/{networkId}', ({ response }) => response(500).json(buildError('Broken.'))),
    ],
  });
  await expect.element(page.getByText(unknown)).toBeVisible();
});

test('R-1755: an address that can be no network is told to be none, not to be tried again', async () => {
  await renderRoute('/network/secret/', {
    server: manageServer().handlers,
    handlers: [
      http.get('/network/check-access/{networkId}', ({ response }) =>
        response(404).json(buildError('Network not found.', 'network_not_found')),
      ),
    ],
  });
  await expect.element(page.getByText(noAccess)).toBeVisible();
  expect(page.getByText(/Please try again/).query()).toBeNull();
});

test('from here to a network that is gone and back, the reason is shown too (O-95)', async () => {
  const { address } = await openManage();
  for (let time = 0; time < 2; time++) {
    await userEvent.click(row('larynx').getByRole('link', { name: 'Edit larynx tnm v3' }));
    await expect.element(page.getByText(noAccess)).toBeVisible();
    expect(address()).toBe('/networks_overview');
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
    await expect.element(page.getByText(noAccess)).not.toBeInTheDocument();
  }
});

test('a user who comes by themselves sees no message', async () => {
  await openManage();
  expect(page.getByText(noAccess).query()).toBeNull();
});

test('R-2654: the reason goes once the network is restored in another tab', async () => {
  const { router, world } = await openManage({ own: [] });
  await router.navigate(`/network/${larynx.networkId}/`);
  await expect.element(page.getByText(noAccess)).toBeVisible();
  lookingOn(router);
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => router.state.revalidation).toBe('idle');
  await expect.element(page.getByText(noAccess)).toBeVisible();
  world.own = [larynx];
  window.dispatchEvent(new Event('focus'));
  await expect.element(row('larynx')).toBeVisible();
  await expect.element(page.getByText(noAccess)).not.toBeInTheDocument();
});
