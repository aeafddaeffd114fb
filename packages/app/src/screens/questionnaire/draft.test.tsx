import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { session } from '../../ground/session/index.js';
import { buildError, buildUser } from '../../test/builders.js';
import { http, TOKEN } from '../../test/fakeServer.js';
import { buildQuestionnaire } from '../../test/questionnaireBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { english } from '@credence/text/english/app';

const { questions } = english.questionnaire;
const bob = buildUser({ username: 'bob@example.org', firstname: 'Bob', lastname: 'Okafor' });
const filled = buildQuestionnaire();

/** A server whose first submission finds the session expired, and which knows a second user. */
function expiring() {
  let expired = false;
  return [
    http.post('/user/questionnaire', ({ response }) => {
      if (expired) return undefined;
      expired = true;
      return response(401).json(buildError('Please log in.', 'not_logged_in'));
    }),
    http.post('/user/login', async ({ request, response }) => {
      // Cloned, because the next handler reads it too.
      const { username } = await request.clone().json();
      return username === bob.username ? response(200).json({ token: TOKEN }) : undefined;
    }),
    http.get('/user/get-user/{username}', ({ params, response }) =>
      params.username === bob.username ? response(200).json(bob) : undefined,
    ),
  ];
}

/** Arrives from the profile, so that a test can leave a draft on the device first. */
async function open(left?: unknown) {
  const screen = await renderRoute('/profile', { handlers: expiring() });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  if (left !== undefined) drafts.keep({ form: 'questionnaire' }, left);
  await screen.router.navigate('/questionnaire/');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  return screen;
}
type Screen = Awaited<ReturnType<typeof open>>;

async function signIn(screen: Screen, username = 'ann@example.org') {
  await userEvent.fill(screen.getByLabelText('Username or e-mail'), username);
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'credence-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

const restored = () => page.getByText(/^Draft restored, /);
const named = (item: 1 | 2 | 8 | 9) => ({ name: `${item} ${questions[item]}` });
const answer = (item: 1 | 2, value: number) =>
  page.getByRole('radiogroup', named(item)).getByRole('radio', { name: new RegExp(`^${value},`) });
const text = (item: 8 | 9) => page.getByRole('textbox', named(item));

test('a session that ends in the middle loses no answer, and one press submits them (R-1239)', async () => {
  const screen = await open({ ...filled, 8: '' });
  await expect.element(restored()).toBeVisible();
  await userEvent.fill(text(8), ' Wörter, ł 🫀 ');
  await userEvent.click(answer(1, 2));
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await expect.element(screen.getByText('After logging in, you will continue where you left off.')).toBeVisible();
  await signIn(screen);

  await expect.element(restored()).toBeVisible();
  expect(screen.router.state.location.pathname).toMatch(/^\/questionnaire\/?$/);
  await expect.element(text(8)).toHaveValue(' Wörter, ł 🫀 ');
  await expect.element(text(9)).toHaveValue(filled[9]);
  await expect.element(answer(1, 2)).toBeChecked();
  await expect.element(answer(2, 2)).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await expect.element(screen.getByText('Thank you for your feedback!')).toBeVisible();
  const sent = screen.requests.filter(({ url }) => url.endsWith('/user/questionnaire')).at(-1);
  expect(await sent?.json()).toEqual({ ...filled, 1: 2, 8: ' Wörter, ł 🫀 ' });
  expect(await drafts.forms()).toHaveLength(0);
});

test('every answer is kept at once, and taking the only one back leaves no draft', async () => {
  await open();
  expect(await drafts.forms()).toHaveLength(0);
  await userEvent.fill(text(8), 'a');
  expect((await drafts.read({ form: 'questionnaire' }))?.value).toMatchObject({ 1: null, 8: 'a', 12: null });
  await userEvent.fill(text(8), '');
  expect(await drafts.forms()).toHaveLength(0);
  expect(restored().query()).toBeNull();
});

test('the draft can be discarded', async () => {
  await open(filled);
  await userEvent.click(page.getByRole('button', { name: 'Discard' }));
  await expect.element(text(9)).toHaveValue('');
  await expect.element(answer(1, 4)).not.toBeChecked();
  expect(restored().query()).toBeNull();
  expect(await drafts.forms()).toHaveLength(0);
});

test('a different user who signs in on the device never sees it', async () => {
  const screen = await open();
  await userEvent.fill(text(8), 'Only Ann says this.');
  session.unauthorized();
  await expect.element(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await signIn(screen, bob.username);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  await expect.element(text(8)).toHaveValue('');
  expect(restored().query()).toBeNull();
  expect(await drafts.forms()).toHaveLength(0);
});

test.each([null, 'text', { 1: 6 }, { ...filled, 12: 'Expert' }, { ...filled, 8: ['a'] }])(
  'anything else stored in the place of a draft is ignored: %j',
  async (left) => {
    await open(left);
    await expect.element(answer(1, 4)).not.toBeChecked();
    expect(restored().query()).toBeNull();
  },
);
