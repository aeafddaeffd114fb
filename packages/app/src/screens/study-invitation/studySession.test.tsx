import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { store } from '../../ground/session/index.js';
import { buildError, buildUser } from '../../test/builders.js';
import { signedInDevice } from '../../test/device.js';
import { buildOwnStudy, expertServer } from '../../test/expertServer.js';
import { http } from '../../test/fakeServer.js';
import { NETWORK, networkPath } from '../../test/networkBuilders.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';

const byLink = http.get('/check-session/', ({ response }) => response(200).json({ status: 'active', study: NETWORK }));
const title = (name: string) => page.getByRole('heading', { level: 1, name });
const withoutPassword = http.get('/user/get-user/{username}', ({ response }) =>
  response(200).json({ ...buildUser(), hasPassword: false }),
);

const open = (path: string, { handlers = [], ...options }: RouteOptions = {}) =>
  renderRoute(path, { server: expertServer(buildOwnStudy('open')), handlers: [byLink, ...handlers], ...options });

test.each(['/', '/index'])('R-3534: whoever came by the link finds their study at home: %s', async (path) => {
  const { address, calls } = await open(path);
  await expect.poll(address).toBe(networkPath);
  await expect.element(page.getByRole('region', { name: 'Your part in the study' })).toBeVisible();
  expect(calls.filter((call) => /user\/(index|collaborations|invitations)/.test(call))).toEqual([]);
  const links = page.getByRole('banner').getByRole('link');
  expect(links.elements().map((link) => link.textContent)).not.toContain('Manage Networks');
});

test('R-3535: the part says that the link in the mail lets in again', async () => {
  await open(networkPath);
  await expect
    .element(page.getByText(/^You can stop at any time: until the study is final, the link in your mail/))
    .toBeVisible();
});

test.each(['/profile', '/networks_overview', '/questionnaire', '/network/another/'])(
  'R-3534: a page that the link does not open says why, and how one logs in: %s',
  async (path) => {
    await open(path);
    await expect.element(title('Your link opens this study')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Back to the study' })).toHaveAttribute('href', networkPath);
    await userEvent.click(page.getByRole('main').getByRole('link', { name: 'Log in' }));
    await expect.element(page.getByLabelText('Username or e-mail')).toBeVisible();
  },
);

test('R-3535: whoever has no password gets a link to set one from there', async () => {
  const mailed = http.post('/user/forgot-password', ({ response }) =>
    response(200).json({ message: 'If there is an account for this address, it gets an e-mail with a link.' }),
  );
  await open('/profile', { handlers: [withoutPassword, mailed] });
  await userEvent.click(page.getByRole('button', { name: 'Mail me a link to set a password' }));
  await expect.element(page.getByText(/it gets an e-mail with a link/)).toBeVisible();
});

test('R-3533: a session that is over says that the link in the mail opens it again', async () => {
  signedInDevice();
  store.setStudy(NETWORK);
  const over = http.get('/check-session/', ({ response }) => response(200).json({ status: 'expired' }));
  const server = [over, ...expertServer(buildOwnStudy('open'))];
  const { address } = await renderRoute(networkPath, { signedIn: false, keeps: true, server });
  await expect.poll(address).toBe('/study');
  await expect.element(title('Your session is over')).toBeVisible();
  await expect.element(page.getByText(/^Open the link in your e-mail again/)).toBeVisible();
});

test('R-3533: a session that ends at work leads there, too', async () => {
  let isOver = false;
  const checking = http.get('/check-session/', ({ response }) =>
    response(200).json(isOver ? { status: 'expired' } : { status: 'active', study: NETWORK }),
  );
  const ended = http.post('/network/study/{id}/finish', ({ response }) => {
    isOver = true;
    return response(401).json(buildError('Please log in.', 'not_logged_in'));
  });
  await renderRoute(networkPath, { server: expertServer(buildOwnStudy('open')), handlers: [checking, ended] });
  await userEvent.click(page.getByRole('button', { name: 'I have finished' }));
  await expect.element(title('Your session is over')).toBeVisible();
});

test('R-3533: whoever withdraws by the link is told so, and is out', async () => {
  const { address } = await open(networkPath);
  await userEvent.click(page.getByRole('button', { name: 'Withdraw' }));
  const dialog = page.getByRole('dialog');
  await userEvent.click(dialog.getByRole('radio', { name: /They stay in the study/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await expect.element(page.getByText(/^You have withdrawn\./)).toBeVisible();
  expect(address()).toBe('/login');
  expect(store.token()).toBeNull();
});
