import { delay } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildOverview } from '../../test/networkBuilders.js';
import { http } from '../../test/fakeServer.js';
import { renderShare } from '../../test/renderShare.js';
import { buildCollaborator, li, shareServer } from '../../test/shareServer.js';
import { share } from '@credence/text/english/app/share';

const field = () => page.getByRole('textbox', { name: 'Invite by e-mail or username' });
const press = () => userEvent.click(page.getByRole('button', { name: 'Invite', exact: true }));
const posts = (screen: Awaited<ReturnType<typeof renderShare>>) =>
  screen.calls.filter((call) => call.startsWith('POST')).map((call) => call.split('/')[3]);

test('R-1925: what holds an @ is invited by e-mail at once, with or without an account; a name asks for the account', async () => {
  const { world, handlers } = shareServer({ byEmail: true });
  const screen = await renderShare(handlers);
  await userEvent.fill(field(), 'new@example.org');
  await press();
  await expect.element(page.getByText('Invitation sent to new@example.org')).toBeVisible();
  await expect.element(field()).toHaveValue('');
  const row = page.getByRole('listitem').filter({ hasText: 'new@example.org' });
  await expect.element(row.getByText('Pending')).toBeVisible();
  await expect.element(row.getByText('invited 20 Nov 2026')).toBeVisible();
  expect(world.asked).toEqual([{ emails: ['new@example.org'], locale: 'en' }]);
  await userEvent.fill(field(), 'nobody');
  await press();
  await expect.element(page.getByText('User not found')).toBeVisible();
  await expect.element(field()).toHaveValue('nobody');
  expect(posts(screen)).toEqual(['invite-by-email', 'invite-collaborator']);
});

test('R-1926: several addresses at once, as typed or pasted; those that are none are named and stay', async () => {
  const { world, handlers } = shareServer({ accepted: [li], byEmail: true });
  await renderShare(handlers);
  await userEvent.fill(field(), `Ann <ann@example.org>;\nbea@example.org\tdr.okafor ${li.username}`);
  await press();
  await expect.element(page.getByText('2 invitations sent')).toBeVisible();
  await expect
    .element(page.getByText(`Not an e-mail address: dr.okafor. Already a collaborator: ${li.username}.`))
    .toBeVisible();
  await expect.element(field()).toHaveValue(`dr.okafor, ${li.username}`);
  await userEvent.click(page.getByRole('button', { name: 'Remove ann@example.org' }));
  await userEvent.click(page.getByRole('button', { name: 'Remove ann@example.org' }));
  await expect.poll(() => world.pending.map(({ username }) => username)).toEqual(['bea@example.org']);
});

test('R-1927: why, by when and for which nodes go with the invitation, and stand in the list', async () => {
  const { world, handlers } = shareServer({ byEmail: true });
  const overview = buildOverview();
  const [first, second] = overview.nodes;
  await renderShare([http.get('/network/overview/{id}', ({ response }) => response(200).json(overview)), ...handlers]);
  await userEvent.fill(page.getByRole('textbox', { name: /^Why you ask them/ }), ' You see most such cases. ');
  await userEvent.fill(page.getByLabelText(/^Answers by/), '2031-12-11');
  await userEvent.click(page.getByRole('button', { name: 'Only some nodes' }));
  await userEvent.click(page.getByRole('button', { name: first!.display_name, exact: true }));
  await userEvent.click(page.getByRole('button', { name: second!.display_name, exact: true }));
  await expect.element(page.getByText(`2 of ${overview.nodes.length} nodes`)).toBeVisible();
  await userEvent.fill(field(), 'ann@example.org');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('invited 20 Nov 2026 · 2 nodes · by 11 Dec 2031')).toBeVisible();
  expect(world.asked).toEqual([
    {
      emails: ['ann@example.org'],
      locale: 'en',
      message: 'You see most such cases.',
      dueOn: '2031-12-11',
      nodes: [first!.id, second!.id],
    },
  ]);
});

test('R-1927: nodes that cannot be loaded are said so, and can be tried again', async () => {
  let broken = true;
  await renderShare([
    http.get('/network/overview/{id}', ({ response }) =>
      broken ? Response.error() : response(200).json(buildOverview()),
    ),
    ...shareServer({ byEmail: true }).handlers,
  ]);
  await userEvent.click(page.getByRole('button', { name: 'Only some nodes' }));
  await expect.element(page.getByText('The nodes could not be loaded.')).toBeVisible();
  broken = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText(/^All \d+ nodes$/)).toBeVisible();
});

test('R-1925: a server that knows no invitations by e-mail is asked for the account, whatever was typed', async () => {
  const screen = await renderShare(shareServer().handlers);
  await expect.element(page.getByText('Nobody yet. People you invite appear here.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Why you ask them/ })).not.toBeInTheDocument();
  await userEvent.fill(field(), 'nobody@example.org');
  await press();
  await expect.element(page.getByText('User not found')).toBeVisible();
  expect(posts(screen)).toEqual(['invite-collaborator']);
});

test('R-1927: why, by when and which nodes outlive the dialog and the session until they are said', async () => {
  const { handlers } = shareServer({ byEmail: true });
  const screen = await renderShare(handlers);
  const why = () => page.getByRole('textbox', { name: /^Why you ask them/ });
  await userEvent.fill(why(), 'You see most such cases.');
  await userEvent.fill(page.getByLabelText(/^Answers by/), '2031-12-11');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('The list of networks')).toBeVisible();
  await screen.router.navigate('/');
  await expect.element(why()).toHaveValue('You see most such cases.');
  await expect.element(page.getByLabelText(/^Answers by/)).toHaveValue('2031-12-11');
  await userEvent.fill(field(), 'ann@example.org');
  await press();
  await expect.element(page.getByText('Invitation sent to ann@example.org')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.router.navigate('/');
  await expect.element(why()).toHaveValue('');
});

test('R-1927: the name of an account cannot take them along, and it is said before anything is sent', async () => {
  const screen = await renderShare(shareServer({ byEmail: true }).handlers);
  await userEvent.fill(page.getByRole('textbox', { name: /^Why you ask them/ }), 'You see most such cases.');
  await userEvent.fill(field(), 'jonas');
  await press();
  await expect.element(page.getByText(/can go with an e-mail address only/)).toBeVisible();
  await expect.element(field()).toHaveValue('jonas');
  expect(posts(screen)).toEqual([]);
});

test('R-1926: the next address, typed while several are on their way, stays; those left out are named', async () => {
  const slow = http.post('/network/invite-by-email/{networkId}', async () => {
    await delay(400);
    return undefined;
  });
  await renderShare([slow, ...shareServer({ byEmail: true }).handlers]);
  await userEvent.fill(field(), 'ann@example.org, nobody@');
  await press();
  await userEvent.fill(field(), 'next@example.org');
  await expect.element(page.getByText('Not an e-mail address: nobody@.')).toBeVisible();
  await expect.element(field()).toHaveValue('next@example.org');
});

test('R-3345: while no mail goes out an invitation is said to follow, and not to have been sent', async () => {
  const email = 'ann@example.org';
  const late = http.post('/network/invite-by-email/{networkId}', ({ response }) =>
    response(200).json({ success: true, mailsWait: true, results: [{ email, outcome: 'invited' }] }),
  );
  const pending = [{ ...buildCollaborator({ username: email }), mailWaits: true as const }];
  const { world, handlers } = shareServer({ byEmail: true });
  const invites = http.post('/network/invite-by-email/{networkId}', () => void (world.pending = pending));
  await renderShare([invites, late, ...handlers]);
  await userEvent.fill(field(), email);
  await press();
  await expect.element(page.getByText(share.mailsWait(1, email))).toBeVisible();
  expect(page.getByText(share.sent(1, email)).query()).toBeNull();
});

test('R-3471: an invitation is said to be sent once its mail has gone out, and until then that it goes out by itself', async () => {
  const email = 'ann@example.org';
  const { world, handlers } = shareServer({ byEmail: true, mailWaits: true });
  await renderShare(handlers);
  await userEvent.fill(field(), email);
  await press();
  await expect.element(page.getByText(share.invited(1, email))).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect.element(row.getByText(`invited 20 Nov 2026 · ${share.mailWaits}`)).toBeVisible();
  expect(page.getByText(share.sent(1, email)).query()).toBeNull();
  world.pending = world.pending.map(({ mailWaits: _, ...person }) => person);
  await expect.element(page.getByText(share.sent(1, email))).toBeVisible();
  expect(page.getByText(share.invited(1, email)).query()).toBeNull();
  await expect.element(row.getByText(share.mailWaits)).not.toBeInTheDocument();
});

test('R-3471: the list says whose mail could not be delivered, in place of what was said of the invitation', async () => {
  const email = 'typo@exampel.org';
  const { world, handlers } = shareServer({ byEmail: true, mailWaits: true });
  await renderShare(handlers);
  await userEvent.fill(field(), email);
  await press();
  await expect.element(page.getByText(share.invited(1, email))).toBeVisible();
  world.pending = world.pending.map(({ mailWaits: _, ...person }) => ({ ...person, undelivered: true }));
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect.element(row.getByText(share.undelivered)).toBeVisible();
  expect(page.getByText(share.invited(1, email)).query()).toBeNull();
  expect(page.getByText(share.sent(1, email)).query()).toBeNull();
});
