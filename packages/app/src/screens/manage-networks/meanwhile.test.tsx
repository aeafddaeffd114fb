import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer, http } from '../../test/fakeServer.js';
import { lookingOn } from '../../test/lookingOn.js';
import { renderRoute } from '../../test/renderRoute.js';
import { hepar, larynx, sepsis } from '../../test/manageServer.js';
import { names, openManage, row } from '../../test/renderManage.js';
import { jonas, shareServer } from '../../test/shareServer.js';

test('R-2651 an invitation that arrives while the list is open appears in it, and the search stays', async () => {
  const { router, world } = await openManage({ invited: [] });
  const { forSeconds } = lookingOn(router);
  const search = page.getByRole('searchbox');
  await userEvent.fill(search, 'se');
  await expect.poll(names).toEqual([]);
  world.invited = [sepsis];
  forSeconds(30);
  await expect.element(row('sepsis').getByRole('button', { name: /^Accept/ })).toBeVisible();
  expect(names()).toEqual(['sepsis']);
  await expect.element(search).toHaveValue('se');
  await expect.element(search).toHaveFocus();
});

test('R-2652 lists that cannot be refreshed stay as they are, without a message', async () => {
  let broken = false;
  const fail = () => (broken ? Response.error() : undefined);
  const { router, fetches } = await openManage({}, [
    http.get('/user/index', fail),
    http.get('/user/collaborations', fail),
    http.get('/user/invitations', fail),
  ]);
  const { forSeconds } = lookingOn(router);
  const before = names();
  broken = true;
  forSeconds(30);
  await expect.poll(fetches).toBe(2);
  await expect.poll(() => router.state.revalidation).toBe('idle');
  forSeconds(30);
  await expect.poll(fetches).toBe(3);
  expect(names()).toEqual(before);
  expect(page.getByRole('alert').query()).toBeNull();
});

test('R-2651 a person who accepts while the dialog is open becomes a collaborator in it, and the input stays', async () => {
  const share = shareServer({ pending: [jonas] });
  const { router } = await openManage({}, share.handlers);
  const { forSeconds } = lookingOn(router);
  await userEvent.click(row('larynx').getByRole('button', { name: /^Manage collaborators/ }));
  const dialog = page.getByRole('dialog', { name: 'Share larynx tnm v3' });
  await expect.element(dialog.getByText('Pending')).toBeVisible();
  const field = dialog.getByRole('textbox');
  await userEvent.fill(field, 'next@example.org');
  Object.assign(share.world, { pending: [], accepted: [jonas] });
  forSeconds(30);
  await expect.element(dialog.getByText('Accepted')).toBeVisible();
  await expect.element(field).toHaveValue('next@example.org');
  await expect.element(field).toHaveFocus();
});

test('R-2652 a list of people that cannot be refreshed stays as it is, without a message', async () => {
  let broken = false;
  const share = shareServer({ accepted: [jonas] });
  const { router, calls } = await openManage({}, [
    http.get('/network/{id}/collaborators', () => (broken ? Response.error() : undefined)),
    ...share.handlers,
  ]);
  const { forSeconds } = lookingOn(router);
  await userEvent.click(row('larynx').getByRole('button', { name: /^Manage collaborators/ }));
  const dialog = page.getByRole('dialog', { name: 'Share larynx tnm v3' });
  await expect.element(dialog.getByText('Accepted')).toBeVisible();
  const asked = () => calls.filter((call) => call.endsWith('/collaborators')).length;
  broken = true;
  forSeconds(30);
  await expect.poll(asked).toBe(2);
  await expect.poll(() => router.state.revalidation).toBe('idle');
  await expect.element(dialog.getByText('Accepted')).toBeVisible();
  expect(dialog.getByRole('alert').query()).toBeNull();
});

test('R-2651 home shows newly shared networks, and keeps the chosen one', async () => {
  const shared = [hepar];
  const { router } = await renderRoute('/', { server: fakeServer({ own: [larynx], shared }) });
  const { forSeconds } = lookingOn(router);
  const choice = page.getByRole('combobox');
  await userEvent.click(choice);
  await userEvent.click(page.getByRole('option').filter({ hasText: 'hepar' }));
  await expect.element(choice).toHaveValue('hepar_II.xdsl (Hp3mR8vNc5Zt)');
  shared.push({ ...sepsis, type: 'collaboration' });
  forSeconds(30);
  await expect.element(page.getByRole('link', { name: 'sepsis' })).toBeVisible();
  await expect.element(choice).toHaveValue('hepar_II.xdsl (Hp3mR8vNc5Zt)');
});
