import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { http } from '../../test/fakeServer.js';
import { renderShare } from '../../test/renderShare.js';
import { jonas, li, shareServer } from '../../test/shareServer.js';

type Screen = Awaited<ReturnType<typeof renderShare>>;

const sent = (screen: Screen) => screen.calls.filter((call) => call.startsWith('POST'));
const ask = async (screen: Screen) => userEvent.click(screen.getByRole('button', { name: 'Hand over to Li Wei' }));
const confirm = (screen: Screen) =>
  userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }));

test('R-1812: an owner makes a collaborator the owner after a question that says what follows', async () => {
  const screen = await renderShare(shareServer({ accepted: [li] }).handlers);
  await ask(screen);
  const question = screen.getByRole('alertdialog', { name: 'Make Li Wei the owner of this network?' });
  await expect.element(question).toHaveAccessibleDescription(/can no longer share or delete it/);
  await confirm(screen);
  await expect.element(screen.getByText('The list of networks')).toBeInTheDocument();
  await expect.element(screen.getByText(/^larynx_tnm_v3\.xdsl belongs to Li Wei now/)).toBeVisible();
  expect(sent(screen)).toEqual(['POST /api/network/hand-over/7fK2pQ9xWb4T/id%20of%20li.wei%40example.org']);
});

test('R-1812: who refuses hands nothing over and is back at the button', async () => {
  const screen = await renderShare(shareServer({ accepted: [li] }).handlers);
  await ask(screen);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Hand over to Li Wei' })).toHaveFocus();
  expect(sent(screen)).toEqual([]);
  expect(screen.onClose).not.toHaveBeenCalled();
});

test('R-1812: nobody who has not accepted can be made the owner', async () => {
  const screen = await renderShare(shareServer({ accepted: [li], pending: [jonas] }).handlers);
  await expect.element(screen.getByText('Jonas Weiss')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Hand over/ }).elements()).toHaveLength(1);
});

test('R-1812: whoever left meanwhile gets nothing, and the list is loaded again', async () => {
  const server = shareServer({ accepted: [li] });
  const screen = await renderShare(server.handlers);
  await ask(screen);
  server.world.accepted = [];
  await confirm(screen);
  await expect.element(screen.getByText('This person is no longer a collaborator.')).toBeVisible();
  await expect.element(screen.getByText(/^Nobody yet/)).toBeVisible();
});

test('R-1812: a hand-over without a response can be tried again', async () => {
  let broken = true;
  const failing = http.post('/network/hand-over/{networkId}/{userId}', () => (broken ? Response.error() : undefined));
  const screen = await renderShare([failing, ...shareServer({ accepted: [li] }).handlers]);
  await ask(screen);
  await confirm(screen);
  await expect.element(screen.getByText('No response received from server. Please try again.')).toBeVisible();
  broken = false;
  await ask(screen);
  await confirm(screen);
  await expect.element(screen.getByText(/belongs to Li Wei now/)).toBeVisible();
});
