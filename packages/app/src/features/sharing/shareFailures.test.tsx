import { delay, type RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { renderShare } from '../../test/renderShare.js';
import { buildCollaborator, jonas, li, shareServer } from '../../test/shareServer.js';

type Screen = Awaited<ReturnType<typeof renderShare>>;

const inviteCall = '/network/invite-collaborator/{networkId}/{username}';
const field = (screen: Screen) => screen.getByRole('textbox', { name: 'Invite by e-mail or username' });
const sent = (screen: Screen) => screen.calls.filter((call) => call.startsWith('POST'));
const asked = (screen: Screen) => screen.calls.filter((call) => call.startsWith('GET')).length;

/** The texts of the rows' badges. */
const statuses = (screen: Screen) =>
  screen
    .getByText(/^(Pending|Accepted)$/)
    .elements()
    .map((badge) => badge.textContent);

async function invite(screen: Screen, username: string) {
  await userEvent.fill(field(screen), username);
  await userEvent.keyboard('{Enter}');
}
async function remove(screen: Screen, name: string) {
  await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
}
/** Refuses every invitation. */
const refusing = (status: number, error: string, code?: string) =>
  http.post(inviteCall, () => Response.json(code === undefined ? { error } : buildError(error, code), { status }));

test.each([
  ['B-084', 400, 'own_network', 'You already own this network.', 'You already own this network.'],
  ['B-085', 429, 'too_many_requests', 'Too many attempts. Try again in 9 minutes.', /in 9 minutes/],
  ['B-094', 409, 'too_many_collaborators', 'A network has at most 100 collaborators.', /at most 100/],
  ['R-1426', 404, undefined, 'Nobody here.', 'User not found'],
  ['B-080', 404, 'network_not_found', 'Network not found.', 'Network not found.'],
  ['O-94', 500, undefined, '', 'The invitation could not be sent. Please try again.'],
])('%s an invitation refused with %i %s says why and keeps what was typed', async (_id, status, code, error, said) => {
  const screen = await renderShare([refusing(status, error, code), ...shareServer().handlers]);
  await invite(screen, 'x@example.org');
  await expect.element(screen.getByText(said)).toBeVisible();
  await expect.element(field(screen)).toHaveValue('x@example.org');
});

test('a person invited elsewhere in the meantime is refused, and then listed (R-543, R-544, B-086)', async () => {
  const server = shareServer();
  const screen = await renderShare(server.handlers);
  await expect.element(screen.getByText(/^Nobody yet/)).toBeVisible();
  server.world.pending = [jonas];
  server.world.accepted = [li];
  await invite(screen, jonas.username);
  await expect.element(screen.getByText('This user is already invited')).toBeVisible();
  await expect.poll(() => statuses(screen)).toEqual(['Accepted', 'Pending']);
  await invite(screen, li.username);
  await expect.element(screen.getByText('This user is already a collaborator')).toBeVisible();
  expect(sent(screen)).toHaveLength(1);
});

test('an invitation accepted in the meantime cannot be withdrawn, and the row says so (R-1409, B-091)', async () => {
  const server = shareServer({ pending: [jonas] });
  const screen = await renderShare(server.handlers);
  await expect.poll(() => statuses(screen)).toEqual(['Pending']);
  Object.assign(server.world, { pending: [], accepted: [jonas] });
  await remove(screen, 'Jonas Weiss');
  await expect.element(screen.getByText('This user is already a collaborator')).toBeVisible();
  await expect.poll(() => statuses(screen)).toEqual(['Accepted']);
});

test.each([
  ['declined', 'pending', 'This invitation no longer exists.'],
  ['withdrew', 'accepted', 'This person is no longer a collaborator.'],
] as const)('whoever %s meanwhile is gone from the list (R-1409, B-092)', async (_what, list, sentence) => {
  const server = shareServer({ [list]: [jonas] });
  const screen = await renderShare(server.handlers);
  await expect.poll(() => statuses(screen)).toHaveLength(1);
  server.world[list] = [];
  await remove(screen, 'Jonas Weiss');
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByText(/^Nobody yet/)).toBeVisible();
});

test('a removal without a response leaves the row, and can be tried again (R-1409)', async () => {
  let broken = true;
  const failing = http.post('/network/remove-collaborator/{networkId}/{userId}', () =>
    broken ? Response.error() : undefined,
  );
  const screen = await renderShare([failing, ...shareServer({ accepted: [li] }).handlers]);
  await remove(screen, 'Li Wei');
  await expect.element(screen.getByText('No response received from server. Please try again.')).toBeVisible();
  await expect.poll(() => statuses(screen)).toEqual(['Accepted']);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Remove Li Wei' }));
  await expect.element(screen.getByText('Collaborator removed successfully')).toBeVisible();
  expect(screen.getByText(/^No response/).query()).toBeNull();
});

test.each([
  ['no answer', () => Response.error()],
  ['a page of a proxy', () => new Response('<html></html>', { status: 502 })],
  ['nonsense', () => Response.json({ people: 7 })],
])('lists that end in %s can be tried again', async (_what, answer) => {
  let broken = true;
  const server = shareServer({ accepted: [li], pending: [jonas] });
  const screen = await renderShare([
    http.get('/network/{id}/collaborators', () => (broken ? answer() : undefined)),
    http.get('/network/{id}/invited-collaborators', () => (broken ? answer() : undefined)),
    ...server.handlers,
  ]);
  await expect.element(screen.getByText('The collaborators could not be loaded.')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => statuses(screen)).toEqual(['Accepted', 'Pending']);
  expect(screen.getByRole('button', { name: 'Try again' }).query()).toBeNull();
});

test('a list that fails does not take the other away, nor the checks with it (R-544)', async () => {
  const failing = http.get('/network/{id}/collaborators', () => Response.json({}, { status: 500 }));
  const screen = await renderShare([failing, ...shareServer({ pending: [jonas] }).handlers]);
  await expect.element(screen.getByText('Part of the list could not be loaded.')).toBeVisible();
  await expect.poll(() => statuses(screen)).toEqual(['Pending']);
  await invite(screen, jonas.username);
  await expect.element(screen.getByText('This user is already invited')).toBeVisible();
  expect(sent(screen)).toEqual([]);
});

test('pressing twice invites once (B-087)', async () => {
  const slow: RequestHandler = http.post(inviteCall, async () => {
    await delay(150);
    return undefined;
  });
  const screen = await renderShare([slow, ...shareServer().handlers]);
  await userEvent.fill(field(screen), jonas.username);
  const button = screen.getByRole('button', { name: 'Invite', exact: true }).element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(screen.getByText(`Invitation sent to ${jonas.username}`)).toBeVisible();
  expect(sent(screen)).toHaveLength(1);
});

test('the next name, typed while an invitation is on its way, stays', async () => {
  const slow = http.post(inviteCall, async () => {
    await delay(400);
    return undefined;
  });
  const screen = await renderShare([slow, ...shareServer().handlers]);
  await invite(screen, jonas.username);
  await userEvent.fill(field(screen), 'next@example.org');
  await expect.element(screen.getByText(`Invitation sent to ${jonas.username}`)).toBeVisible();
  await expect.element(field(screen)).toHaveValue('next@example.org');
});

test('two people removed in one go are both removed, and each once', async () => {
  const screen = await renderShare(shareServer({ accepted: [li, jonas] }).handlers);
  for (const name of ['Li Wei', 'Jonas Weiss']) {
    await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
    const button = screen.getByRole('button', { name: `Remove ${name}` }).element() as HTMLButtonElement;
    button.click();
    button.click();
  }
  await expect.element(screen.getByText(/^Nobody yet/)).toBeVisible();
  expect(sent(screen)).toHaveLength(2);
});

test('if it is closed during an invitation, the result is shown above the page', async () => {
  const answer = Promise.withResolvers<undefined>();
  const screen = await renderShare([http.post(inviteCall, () => answer.promise), ...shareServer().handlers]);
  await expect.element(screen.getByText(/^Nobody yet/)).toBeVisible();
  await invite(screen, jonas.username);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('The list of networks')).toBeInTheDocument();
  answer.resolve(undefined);
  await expect.element(screen.getByText(`Invitation sent to ${jonas.username}`)).toBeVisible();
  // Nobody is looking at the list any more.
  expect(asked(screen)).toBe(2);
});

test('closed while the lists load, it asks for nothing any more', async () => {
  const slow = http.get('/network/{id}/collaborators', async () => {
    await delay('infinite');
    return undefined;
  });
  const screen = await renderShare([slow, ...shareServer().handlers]);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('The list of networks')).toBeVisible();
  expect(screen.requests.every(({ signal }) => signal.aborted)).toBe(true);
});

test('a session that ends in the middle keeps what was typed for the next time (R-1239)', async () => {
  const screen = await renderShare([refusing(401, 'Please log in.', 'not_logged_in'), ...shareServer().handlers]);
  await invite(screen, 'long.name@example.org');
  // The sign-in page replaces this one; the dialog is unmounted without having been closed.
  await screen.router.navigate('/closed');
  await expect.element(screen.getByText('The list of networks')).toBeVisible();
  await screen.router.navigate('/');
  await expect.element(field(screen)).toHaveValue('long.name@example.org');
  expect(await drafts.forms()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('The list of networks')).toBeVisible();
  expect(await drafts.forms()).toHaveLength(0);
});

test('what looks like markup is a name (B-058)', async () => {
  const firstname = '<img src=x onerror=alert(1)>';
  const screen = await renderShare(shareServer({ accepted: [buildCollaborator({ firstname })] }).handlers);
  await expect.element(screen.getByText(`${firstname} Weiss`)).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});
