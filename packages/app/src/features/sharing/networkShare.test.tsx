import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderShare } from '../../test/renderShare.js';
import { buildCollaborator, jonas, li, shareServer } from '../../test/shareServer.js';

type Screen = Awaited<ReturnType<typeof renderShare>>;

const field = (screen: Screen) => screen.getByRole('textbox', { name: 'Invite by e-mail or username' });
const rows = (screen: Screen) => screen.getByRole('listitem');
/** "Li Wei, Accepted" for each row. */
const listed = (screen: Screen) =>
  rows(screen)
    .elements()
    .map((row) =>
      ['name', 'status'].map((slot) => row.querySelector(`[data-slot="${slot}"]`)?.textContent.trim()).join(', '),
    );
const sent = (screen: Screen) => screen.calls.filter((call) => call.startsWith('POST'));

async function invite(screen: Screen, username: string) {
  await userEvent.fill(field(screen), username);
  await userEvent.keyboard('{Enter}');
}
async function remove(screen: Screen, name: string) {
  await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
  await expect.element(screen.getByText(`Are you sure you want to remove ${name}?`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
}

test('the owner sees who is a collaborator and who is invited (R-536, R-537, R-538, R-539, R-1216, R-1217)', async () => {
  const screen = await renderShare(shareServer({ accepted: [li], pending: [jonas] }).handlers);
  await expect.element(screen.getByRole('dialog', { name: 'Share larynx_tnm_v3.xdsl' })).toBeVisible();
  await expect.poll(() => listed(screen)).toEqual(['Li Wei, Accepted', 'Jonas Weiss, Pending']);
  expect(screen.calls).toEqual([
    'GET /api/network/7fK2pQ9xWb4T/collaborators',
    'GET /api/network/7fK2pQ9xWb4T/invited-collaborators',
  ]);
});

test('an invitation is sent, said, and listed as pending (R-540, R-1218, R-1427)', async () => {
  const screen = await renderShare(shareServer().handlers);
  await expect.element(screen.getByText('Nobody yet. People you invite appear here.')).toBeVisible();
  await invite(screen, ' colleague@example.org ');
  await expect.element(screen.getByText('Invitation sent to colleague@example.org')).toBeVisible();
  await expect.poll(() => listed(screen)).toEqual(['Jonas Weiss, Pending']);
  await expect.element(field(screen)).toHaveValue('');
  await expect.element(field(screen)).toHaveFocus();
  expect(sent(screen)).toEqual(['POST /api/network/invite-collaborator/7fK2pQ9xWb4T/colleague%40example.org']);
});

test.each([
  ['R-542', '', 'Username is required'],
  ['R-542 B-088', '   ', 'Username is required'],
  ['R-543 B-086', 'LI.WEI@example.org', 'This user is already a collaborator'],
  ['R-544 B-086', 'Colleague@Example.org', 'This user is already invited'],
  ['R-1426 B-089', '..', 'User not found'],
])('%s %j is refused with "%s", and nothing is sent (R-545)', async (_id, typed, sentence) => {
  const screen = await renderShare(shareServer({ accepted: [li], pending: [jonas] }).handlers);
  await expect.element(rows(screen).filter({ hasText: 'Jonas Weiss' })).toBeVisible();
  await invite(screen, typed);
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(field(screen)).toHaveValue(typed);
  expect(sent(screen)).toEqual([]);
});

test('an unknown user is not found, and the input stays (R-1218, R-1426, B-085)', async () => {
  const screen = await renderShare(shareServer().handlers);
  await invite(screen, 'o/connor+ü@example.org');
  await expect.element(screen.getByText('User not found')).toBeVisible();
  await expect.element(field(screen)).toHaveValue('o/connor+ü@example.org');
  expect(sent(screen)).toEqual([
    'POST /api/network/invite-collaborator/7fK2pQ9xWb4T/o%2Fconnor%2B%C3%BC%40example.org',
  ]);
});

test('removing asks, naming the person; refusing sends nothing (R-541, R-1220, R-1428, R-1429, R-1430)', async () => {
  const screen = await renderShare(shareServer({ accepted: [li, jonas] }).handlers);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Li Wei' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent(screen)).toEqual([]);
  await remove(screen, 'Li Wei');
  await expect.element(screen.getByText('Collaborator removed successfully')).toBeVisible();
  expect(sent(screen)).toEqual(['POST /api/network/remove-collaborator/7fK2pQ9xWb4T/id%20of%20li.wei%40example.org']);
  expect(screen.getByText('Li Wei').query()).toBeNull();
  await expect.poll(() => listed(screen)).toEqual(['Jonas Weiss, Accepted']);
});

test('an invitation is taken back the same way (R-541, R-1219)', async () => {
  const nameless = buildCollaborator({ username: 'x@example.org', firstname: '', lastname: '' });
  const screen = await renderShare(shareServer({ pending: [nameless] }).handlers);
  await remove(screen, 'x@example.org');
  await expect.element(screen.getByText('Collaborator removed successfully')).toBeVisible();
  await expect.element(screen.getByText('Nobody yet. People you invite appear here.')).toBeVisible();
  expect(sent(screen)).toEqual(['POST /api/network/cancel-invitation/7fK2pQ9xWb4T/x%40example.org']);
});

test('closing it tells the screen around it', async () => {
  const screen = await renderShare(shareServer({ accepted: [li] }).handlers);
  await expect.element(rows(screen)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('The list of networks')).toBeVisible();
  expect(screen.onClose).toHaveBeenCalledOnce();
});

test('R-1821: what collaborators show of their profiles stands beside their names', async () => {
  const shows = { discipline: 'Oncology', title: 'prof', position: 'physician', experience: 12 } as const;
  const screen = await renderShare(shareServer({ accepted: [{ ...li, profile: shows }, jonas] }).handlers);
  const row = (name: string) => rows(screen).filter({ hasText: name });
  await expect.element(row('Li Wei').getByText('Oncology · Prof. · Physician · 12 years')).toBeVisible();
  expect(row('Jonas Weiss').getByText(/·/).query()).toBeNull();
});
