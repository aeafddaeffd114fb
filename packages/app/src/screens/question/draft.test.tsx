import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { store } from '../../ground/session/index.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { answerForm } from '../../features/answering/answerDraft.js';

const question = buildQuestion({ revision: '0.1', answered: false, currentValues: [50, 50, 50] });

/** The text of an untouched slider. */
const notAnswered = expect.stringMatching(/^not answered/) as string;

/** Opens the question with this draft on the device. */
async function openWithDraft(value: unknown) {
  const screen = await open();
  await screen.router.navigate('/imprint');
  drafts.keep(answerForm({ networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3', iteration: question.currentIteration }), value);
  await screen.router.navigate(questionPath(question.currentIteration));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  return screen;
}

async function open() {
  const screen = await renderRoute(questionPath(question.currentIteration), { server: questionServer(question) });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  return screen;
}

async function signInAgain(screen: Awaited<ReturnType<typeof open>>) {
  await userEvent.fill(screen.getByLabelText('Username or e-mail'), 'ann@example.org');
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'credence-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

test('a session that ends in the middle of an answer loses nothing of it, and the screen says so (R-1239)', async () => {
  const screen = await open();
  await userEvent.fill(screen.getByRole('slider').nth(0), '62');
  await userEvent.click(screen.getByRole('radio', { name: 'uncertain', exact: true }));
  await userEvent.fill(screen.getByLabelText('Explain your uncertainty:'), 'Few such patients ł.');
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await expect.element(screen.getByText('After logging in, you will continue where you left off.')).toBeVisible();
  await signInAgain(screen);

  await expect.element(screen.getByText(/^Draft restored, /)).toBeVisible();
  await expect.element(screen.getByRole('slider').nth(0)).toHaveValue('62');
  await expect
    .element(screen.getByRole('slider').nth(1))
    .toHaveAttribute('aria-valuetext', '19 percent, not set: half of what is left');
  await expect.element(screen.getByRole('radio', { name: 'uncertain', exact: true })).toBeChecked();
  await expect.element(screen.getByLabelText('Explain your uncertainty:')).toHaveValue('Few such patients ł.');
});

test('a draft can be discarded, and is gone once it was saved', async () => {
  const screen = await openWithDraft({ values: [10, 20, null], certainty: null, comment: '', revision: '0.1' });
  await expect.element(screen.getByText(/^Draft restored, /)).toBeVisible();
  await expect.element(screen.getByRole('slider').nth(0)).toHaveValue('10');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await expect.element(screen.getByRole('slider').nth(0)).toHaveAttribute('aria-valuetext', notAnswered);
  expect(await drafts.forms()).toHaveLength(0);

  await userEvent.fill(screen.getByRole('slider').nth(0), '30');
  await expect.poll(() => drafts.forms()).toHaveLength(1);
  await userEvent.click(screen.getByRole('radio', { name: 'certain', exact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await expect.poll(() => drafts.forms()).toHaveLength(0);
});

test.each([
  ['too many answers', { values: [1, 2, 3, 4], certainty: null, comment: '' }],
  ['an answer that is none', { values: [1, 2, 100], certainty: null, comment: '' }],
  ['a certainty that is none', { values: [1, 2, 3], certainty: 5, comment: '' }],
  ['a comment that is no text', { values: [1, 2, 3], certainty: 1, comment: { a: 1 } }],
  ['nothing', null],
])('what somebody left in place of a draft is passed over: %s', async (_what, value) => {
  const screen = await openWithDraft(value);
  expect(screen.getByText(/^Draft restored/).query()).toBeNull();
  await expect.element(screen.getByRole('slider').nth(0)).toHaveAttribute('aria-valuetext', notAnswered);
});

test('a draft that was typed over a deleted answer is just restored: there is no newer one', async () => {
  const screen = await openWithDraft({ values: [10, 20, 30], certainty: 1, comment: '', revision: '0.0' });
  await expect.element(screen.getByText(/^Draft restored, [^.]*\.$/)).toBeVisible();
  expect(store.userInfo()?.username).toBe('ann@example.org');
});
