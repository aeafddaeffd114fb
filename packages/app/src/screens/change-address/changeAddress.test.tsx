import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SECRET } from '../../test/accountServer.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';

const open = (options: RouteOptions = {}, hash = `#secret=${SECRET}`) =>
  renderRoute(`/change-address${hash}`, { signedIn: false, ...options });
const answers = (outcome: 'waiting' | 'changed' | 'refused') =>
  http.post('/user/answer-address-change', ({ response }) => response(200).json({ message: 'Done.', outcome }));
const sent = (screen: Awaited<ReturnType<typeof open>>) =>
  screen.requests.filter(({ url }) => url.endsWith('/user/answer-address-change'));

test('R-1815: opening the link changes nothing: it says what is asked, and the secret leaves the address bar', async () => {
  const screen = await open();
  await expect
    .element(screen.getByText(/^Somebody who knows the password of ann@example.org asks .* ann@clinic.example.org/))
    .toBeVisible();
  await expect.poll(() => screen.address()).toBe('/change-address');
  expect(sent(screen)).toEqual([]);
});

test('R-1815: the present address agrees, and is told to open the other mail', async () => {
  const screen = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  await expect.element(screen.getByText(/^Thank you. Now open the link in the e-mail to the other/)).toBeVisible();
  await expect.element(screen.getByRole('status').filter({ hasText: 'Thank you' })).toHaveFocus();
  expect(await sent(screen)[0]?.json()).toEqual({ secret: SECRET, agree: true });
});

test('R-1815: who refuses at the present address is told that somebody knows the password', async () => {
  const screen = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  await expect.element(screen.getByText('The account keeps its address.')).toBeVisible();
  await expect.element(screen.getByText(/somebody knows your password/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/forgot');
  expect(await sent(screen)[0]?.json()).toEqual({ secret: SECRET, agree: false });
});

test('R-1814: the new address confirms as the second, and the way to the login is there', async () => {
  const fresh = http.post('/user/check-address-link', ({ response }) =>
    response(200).json({ valid: true, side: 'new', to: 'ann@clinic.example.org', agreed: false }),
  );
  const screen = await open({ handlers: [fresh, answers('changed')] });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm this address' }));
  await expect.element(screen.getByText(/^The account uses the new address now/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login');
});

test('R-1815: an address that agreed already can still refuse', async () => {
  const agreed = http.post('/user/check-address-link', ({ response }) =>
    response(200).json({ valid: true, side: 'new', to: 'ann@clinic.example.org', agreed: true }),
  );
  const screen = await open({ handlers: [agreed, answers('refused')] });
  await expect.element(screen.getByText(/^This address has agreed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm this address' }).query()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  await expect.element(screen.getByText('The account keeps its address.')).toBeVisible();
});

test.each([
  ['an unknown secret', '#secret=other'],
  ['no secret', ''],
  ['two secrets', `#secret=${SECRET}&secret=${SECRET}`],
])('R-1817: a link with %s says that it no longer works', async (_what, hash) => {
  const screen = await open({}, hash);
  await expect.element(screen.getByText('This link no longer works.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refuse' }).query()).toBeNull();
});

test('R-1817: a link that lapses while the page is open, and an answer without a response, say so', async () => {
  let answered = 0;
  const failing = http.post('/user/answer-address-change', ({ response }) =>
    answered++ === 0 ? Response.error() : response(400).json(buildError('Invalid confirmation link.', 'invalid_link')),
  );
  const screen = await open({ handlers: [failing] });
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  await expect.element(screen.getByText('No response received from server. Please try again.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  await expect.element(screen.getByText('Invalid confirmation link.')).toBeVisible();
});

test('R-1817: a link that cannot be checked asks to be opened again', async () => {
  const broken = http.post('/user/check-address-link', () => new Response('<html></html>', { status: 502 }));
  const screen = await open({ handlers: [broken] });
  await expect.element(screen.getByText('The link could not be checked. Please open it again.')).toBeVisible();
});
