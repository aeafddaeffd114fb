import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildError, buildUser } from '../../test/builders.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';
import { account } from '@credence/text/english/app/account';
import { address } from '@credence/text/english/app/address';

const to = 'ann@clinic.example.org';

async function open(options: RouteOptions = {}) {
  const screen = await renderRoute('/profile', options);
  await userEvent.click(screen.getByRole('button', { name: 'Change e-mail' }));
  await expect.element(screen.getByLabelText('New e-mail address')).toHaveFocus();
  return screen;
}
type Screen = Awaited<ReturnType<typeof open>>;

async function ask(screen: Screen, address: string, password: string) {
  await userEvent.fill(screen.getByLabelText('New e-mail address'), address);
  await userEvent.fill(screen.getByRole('dialog').getByLabelText('Your password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Send both links' }));
}
const sent = (screen: Screen) => screen.requests.filter(({ url }) => url.endsWith('/user/change-address'));

test('R-1814: the profile asks for another address with the password, and then says what it waits for', async () => {
  const screen = await open();
  await ask(screen, ` ${to} `, 'credence-demo');
  await expect.element(screen.getByText(/^You get two e-mails, one to the new address and one to/)).toBeVisible();
  await expect
    .element(screen.getByText(/^Waiting to change to ann@clinic.example.org; the links work until 22 Nov/))
    .toBeVisible();
  await expect.element(screen.getByText(/The new address is not confirmed yet/)).toBeVisible();
  expect(await sent(screen)[0]?.json()).toEqual({ username: to, password: 'credence-demo' });
  await expect.element(screen.getByLabelText('E-mail address', { exact: true })).toHaveAttribute('readonly');
});

test('R-1817: the change under way can be given up', async () => {
  const user = buildUser({ addressChange: { username: to, agreed: ['new'], until: '2026-11-22T10:00:00Z' } });
  const screen = await renderRoute('/profile', { server: fakeServer({ user }) });
  await expect.element(screen.getByText(/^Your present address has not agreed yet/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep the present address' }));
  await expect.element(screen.getByText('Your account keeps its address.')).toBeVisible();
  await expect.element(screen.getByText(/^Waiting to change to ann@clinic/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Change e-mail' })).toHaveFocus();
});

test('R-1818: what lacks is said below its field, and nothing is sent', async () => {
  const screen = await open();
  await ask(screen, 'ann', '');
  await expect.element(screen.getByLabelText('New e-mail address')).toHaveFocus();
  await expect
    .element(screen.getByLabelText('New e-mail address'))
    .toHaveAccessibleDescription(/Please enter a whole e-mail address/);
  await userEvent.fill(screen.getByLabelText('New e-mail address'), to);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog').getByLabelText('Your password')).toHaveFocus();
  expect(sent(screen)).toEqual([]);
});

test('R-1818: a wrong password is said, and has to be typed again; the address stays', async () => {
  const screen = await open();
  await ask(screen, to, 'wrong');
  await expect.element(screen.getByText('Invalid Password! Please try again.')).toBeVisible();
  await expect.element(screen.getByRole('dialog').getByLabelText('Your password')).toHaveValue('');
  await expect.element(screen.getByLabelText('New e-mail address')).toHaveValue(to);
});

test('R-1818: where an address had too many mails the dialog says when the next can come', async () => {
  const waits = http.post('/user/change-address', ({ response }) =>
    response(200).json({ message: 'The next one can be sent later.', nextMailAt: '2026-11-21T14:20:00Z' }),
  );
  const screen = await open({ handlers: [waits] });
  await ask(screen, to, 'credence-demo');
  await expect.element(screen.getByText(/^Several e-mails were requested for this address/)).toBeVisible();
  await expect.element(screen.getByRole('dialog', { name: 'Change e-mail' })).toBeVisible();
});

test('R-3345: while no mail goes out it is said that both come later', async () => {
  const late = http.post('/user/change-address', ({ response }) =>
    response(200).json({ message: 'Later.', mailsWait: true }),
  );
  const screen = await open({ handlers: [late] });
  await ask(screen, to, 'credence-demo');
  await expect.element(screen.getByText(account.mailsWait)).toBeVisible();
  expect(screen.getByText(address.sent).query()).toBeNull();
});

test('R-1818: the own address is refused with the reason', async () => {
  const own = http.post('/user/change-address', ({ response }) =>
    response(400).json({
      ...buildError('This is your present address. Please enter another one.', 'invalid_input'),
      params: { reason: 'same-address' },
    }),
  );
  const screen = await open({ handlers: [own] });
  await ask(screen, 'ann@example.org', 'credence-demo');
  await expect.element(screen.getByText('This is your present address. Please enter another one.')).toBeVisible();
});
