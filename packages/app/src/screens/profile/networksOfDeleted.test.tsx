import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildNetwork } from '../../test/builders.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';

const jonas = {
  id: '0b1c7a52-5b0e-4a3c-9c55-2f0f3a9d7e10',
  username: 'jonas@example.org',
  firstname: 'Jonas',
  lastname: 'Weiss',
};
const own = [
  buildNetwork({ networkId: 'aaaaaaaaaaaa', filename: 'shared.xdsl', collaborators: [jonas] }),
  buildNetwork({ networkId: 'bbbbbbbbbbbb', filename: 'other.xdsl', collaborators: [jonas] }),
  buildNetwork({ networkId: 'cccccccccccc', filename: 'alone.xdsl' }),
];

async function open(server = fakeServer({ own }), handlers: Parameters<typeof renderRoute>[1] = {}) {
  const screen = await renderRoute('/profile', { server, ...handlers });
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  await userEvent.fill(screen.getByLabelText('Your password'), 'credence-demo');
  return screen;
}

test('R-1804: before the account goes its owner chooses for each network that others work on', async () => {
  const screen = await open();
  const choice = (name: string) => screen.getByRole('combobox', { name });
  await expect.element(choice('shared')).toBeVisible();
  expect(screen.getByText('alone').query()).toBeNull();
  await userEvent.selectOptions(choice('shared'), 'Hand over to Jonas Weiss (jonas@example.org)');
  await userEvent.click(screen.getByRole('button', { name: 'Delete the account' }));
  await expect.element(screen.getByText('Please choose what becomes of this network.')).toBeVisible();
  expect(screen.calls).not.toContain('POST /api/user/delete');

  await userEvent.selectOptions(choice('other'), 'Delete it');
  await userEvent.click(screen.getByRole('button', { name: 'Delete the account' }));
  await expect.poll(screen.address).toBe('/login');
  const request = screen.requests.find(({ url }) => url.endsWith('/user/delete'));
  expect(await request?.json()).toEqual({
    password: 'credence-demo',
    networks: [{ networkId: 'aaaaaaaaaaaa', handOverTo: jonas.id }, { networkId: 'bbbbbbbbbbbb' }],
  });
});

test('R-1804: when the networks cannot be loaded it says what will become of them', async () => {
  const screen = await open(undefined, { handlers: [http.get('/user/index', () => Response.error())] });
  await expect.element(screen.getByText(/^Your networks could not be loaded/)).toBeVisible();
});
