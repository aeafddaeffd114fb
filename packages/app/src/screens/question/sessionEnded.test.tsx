import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { outbox } from '../../features/answering/browserOutbox.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { buildError, buildUser } from '../../test/builders.js';
import { fakeServer, http, type World } from '../../test/fakeServer.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { outbox as text } from '@credence/text/english/app/outbox';

const saveCall = '/network/{networkId}/{nodeId}/{iteration}/save';

/** A server that meets the first save with an expired session. */
function expiring(): RequestHandler {
  let expired = false;
  return http.post(saveCall, ({ response }) => {
    if (expired) return undefined;
    expired = true;
    return response(401).json(buildError('Please log in.', 'not_logged_in'));
  });
}

/** The text of an untouched slider. */
const notAnswered = expect.stringMatching(/^not answered/) as string;

/** Gives an answer whose own Continue finds the session expired. */
async function answerIntoTheEnd(world: Partial<World> = {}) {
  const screen = await renderRoute(questionPath(2), {
    server: questionServer(buildQuestion()),
    handlers: [expiring(), ...fakeServer(world)],
  });
  await userEvent.fill(screen.getByRole('slider').nth(0), '62');
  await userEvent.click(screen.getByRole('radio', { name: 'certain', exact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await expect.element(screen.getByText(/^Your session has ended/)).toBeVisible();
  const saves = () => screen.requests.filter(({ url }) => url.endsWith('/save'));
  return {
    ...screen,
    saves,
    logIn: async (name: string) => {
      await userEvent.fill(screen.getByLabelText('Username or e-mail'), name);
      await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'credence-demo');
      await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    },
  };
}

test('R-1701, R-1702: an answer whose own Continue met the end of the session is sent once its user logs in, and it is said', async () => {
  const { saves, logIn, getByText, getByRole } = await answerIntoTheEnd();
  await expect.element(getByText(text.waitingForLogin(1))).toBeVisible();
  // One live region: nested ones would be read out twice.
  expect(
    getByRole('status')
      .filter({ hasText: text.waitingForLogin(1) })
      .elements(),
  ).toHaveLength(1);
  await logIn('ann@example.org');
  await expect.element(getByText(text.delivered(1))).toBeVisible();
  const sent = await Promise.all(saves().map((request) => request.clone().json() as Promise<unknown>));
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(sent[0]).toMatchObject({ sliders: [62, 19, 19], 'self-eval': 2 });
  expect(new Set(saves().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  await expect.element(getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  expect(getByText(/^Draft restored/).query()).toBeNull();
  await expect.poll(() => drafts.forms()).toHaveLength(0);
  await userEvent.click(getByRole('button', { name: 'Dismiss' }));
  expect(getByText(text.delivered(1)).query()).toBeNull();
});

test('R-1703: somebody else who logs in on the device neither sees nor sends an answer that waits', async () => {
  const bob = buildUser({ username: 'bob@example.org', firstname: 'Bob' });
  const { saves, logIn, getByText, getByRole } = await answerIntoTheEnd({ user: bob });
  await expect.element(getByText(text.waitingForLogin(1))).toBeVisible();
  await logIn('bob@example.org');
  await expect.element(getByRole('slider').first()).toHaveAttribute('aria-valuetext', notAnswered);
  await expect.poll(() => outbox.state().waiting).toEqual([]);
  await outbox.flush();
  expect(saves()).toHaveLength(1);
  for (const sentence of [text.waiting(1), text.delivered(1), text.waitingForLogin(1)])
    expect(getByText(sentence).query()).toBeNull();
});
