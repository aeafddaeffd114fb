import { delay } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { buildError } from '../../test/builders.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { buildQuestionnaire } from '../../test/questionnaireBuilders.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';
import { english } from '@credence/text/english/app';

const call = 'POST /api/user/questionnaire';
const { questions, topics } = english.questionnaire;
const thanks = 'Thank you for your feedback!';
const failure = 'There was an error submitting the questionnaire. Please try again.';
const filled = buildQuestionnaire();

async function open(options?: RouteOptions) {
  const screen = await renderRoute('/questionnaire/', options);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  return screen;
}

const named = (item: keyof typeof questions) => ({ name: `${item} ${questions[item]}` });
const group = (item: keyof typeof questions) => page.getByRole('radiogroup', named(item));
const score = (item: keyof typeof questions, value: number) =>
  group(item).getByRole('radio', { name: new RegExp(`^${value},`) });

async function fill() {
  for (const item of [1, 2, 3, 4, 5, 6, 7] as const) await userEvent.click(score(item, filled[item]));
  for (const item of [8, 9, 10, 11] as const)
    await userEvent.fill(page.getByRole('textbox', named(item)), filled[item]);
  await userEvent.click(group(12).getByRole('radio', { name: filled[12] }));
  await userEvent.click(group(13).getByRole('radio', { name: filled[13] }));
}
const submit = () => userEvent.click(page.getByRole('button', { name: 'Submit', exact: true }));
const required = () => page.getByText('*required.', { exact: true }).elements().length;

test('13 items stand on one page: statements, questions to answer in words, two choices (R-151, R-901, R-902, R-904, R-905, R-913, R-919, R-921, R-1514)', async () => {
  const { router } = await open();
  expect(router.state.location.pathname).toBe('/questionnaire/');
  expect(document.title).toBe('Feedback · Credence');
  for (const item of [1, 2, 3, 4, 5, 6, 7] as const) {
    const names = group(item)
      .getByRole('radio')
      .elements()
      .map((radio) => radio.getAttribute('aria-label'));
    expect(names).toEqual(expect.arrayContaining(['1, strongly disagree', '5, strongly agree']));
    expect(names).toHaveLength(5);
  }
  expect(page.getByRole('textbox').elements()).toHaveLength(4);
  const choices = (item: 12 | 13) =>
    group(item)
      .getByRole('radio')
      .elements()
      .map((radio) => (radio as HTMLInputElement).value);
  expect(choices(12)).toEqual(['Beginner', 'Intermediate', 'Advanced']);
  expect(choices(13)).toEqual(['Daily', 'Weekly', 'Monthly', 'Rarely', 'Never']);
});

test('the items are about what their labels say (R-906, R-907, R-908, R-909, R-910, R-911, R-912, R-914, R-915, R-916, R-917, R-918, R-920)', () => {
  expect(Object.values(topics).slice(0, 7)).toEqual([
    'System usability',
    'System complexity',
    'Technical support need',
    'Function integration',
    'Navigation ease',
    'Node relationship understanding',
    'Probability interface intuitiveness',
  ]);
  expect(questions[8]).toMatch(/features are useful/);
  expect(questions[9]).toMatch(/features do you miss/);
  expect(questions[10]).toMatch(/difficult/);
  expect(questions[11]).toMatch(/should we change/);
  expect(questions[12]).toMatch(/experience.*Bayesian networks/);
  expect(questions[13]).toMatch(/How often .* Bayesian models/);
});

test('answers to all of them are sent by item id, thanked for, and lead home through /overview (R-903, R-927, R-928, R-1194, R-1210, O-45, O-46)', async () => {
  const { calls, requests, router, getByText, getByRole } = await open();
  const visited: string[] = [];
  router.subscribe(({ location, navigation }) => visited.push(navigation.location?.pathname ?? location.pathname));
  await fill();
  await expect.element(getByText('13 of 13 answered')).toBeVisible();
  await submit();
  await expect.element(getByText(thanks)).toBeVisible();
  expect(router.state.location.pathname).toBe('/questionnaire/');

  const sent = requests.find(({ url }) => url.endsWith('/user/questionnaire'));
  expect(await sent?.json()).toEqual(filled);
  await userEvent.click(getByRole('dialog').getByRole('button', { name: 'Close' }));
  await expect.element(getByRole('heading', { level: 1, name: 'Welcome, Ann' })).toBeVisible();
  expect(visited).toContain('/overview');
  expect(router.state.location.pathname).toBe('/');
  expect(calls.filter((one) => one === call)).toHaveLength(1);
  expect(await drafts.forms()).toHaveLength(0);
});

test('the thanks close by themselves, and a user who has gone elsewhere stays there (O-46)', async () => {
  const { router, getByText, getByRole } = await open();
  await fill();
  // Otherwise it could close before the user is elsewhere.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await submit();
  await expect.element(getByText(thanks)).toBeVisible();
  await router.navigate('/profile');
  await expect.element(getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(5000);
  await expect.element(getByText(thanks)).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/profile');
});

test('what is missing is marked, listed above, and not sent; an answer takes its mark away (R-922, R-923, R-924, R-925, R-926, B-183)', async () => {
  const { calls, getByRole, getByText } = await open();
  expect(required()).toBe(0);
  await submit();
  const banner = getByRole('alert', { name: 'Please answer all questions before submitting.' });
  await expect.element(banner).toHaveFocus();
  expect(required()).toBe(13);
  expect(banner.getByRole('link').elements()).toHaveLength(13);
  await expect.element(group(4)).toHaveAccessibleDescription('*required.');
  expect(group(4).element().getAttribute('aria-invalid')).toBe('true');

  await userEvent.click(banner.getByRole('link', { name: 'Question 8: Useful features' }));
  await expect.element(getByRole('textbox', named(8))).toHaveFocus();
  await userEvent.keyboard('  ');
  expect(required()).toBe(13);
  await userEvent.keyboard('The map');
  expect(required()).toBe(12);
  await userEvent.click(banner.getByRole('link', { name: 'Question 4: Function integration' }));
  await userEvent.keyboard('5');
  expect(required()).toBe(11);
  await expect.element(getByText('2 of 13 answered')).toBeVisible();

  await submit();
  await expect.element(banner).toHaveFocus();
  await fill();
  expect(required()).toBe(0);
  expect(banner.query()).toBeNull();
  expect(calls).not.toContain(call);
});

test('a refusal shows the server’s own message below, everything stays, and it can be sent again (R-1446)', async () => {
  const { getByRole, getByText, getByLabelText, calls } = await open({
    handlers: [
      http.post('/user/questionnaire', ({ response }) =>
        response(400).json(buildError('Question 11: please answer in words.', 'invalid_input')),
      ),
    ],
  });
  await fill();
  await submit();
  const alert = getByRole('alert').filter({ hasText: failure });
  await expect.element(alert).toBeVisible();
  await expect.element(getByText(failure, { exact: true })).toBeVisible();
  await expect.element(getByText('Question 11: please answer in words.', { exact: true })).toBeVisible();
  await expect.element(getByRole('textbox', named(9))).toHaveValue(filled[9]);
  await expect.element(getByLabelText('Monthly')).toBeChecked();
  expect(await drafts.forms()).toHaveLength(1);
  await submit();
  await expect.poll(() => calls.filter((one) => one === call)).toHaveLength(2);
});

test.each([
  ['no answer', () => Response.error()],
  ['nonsense', () => new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } })],
  ['a success that is none', () => Response.json({ success: false })],
])('%s counts as a failure (R-1446)', async (_what, answer) => {
  const { getByText } = await open({
    handlers: [http.post('/user/questionnaire', () => answer() as never)],
  });
  await fill();
  await submit();
  await expect.element(getByText(failure, { exact: true })).toBeVisible();
  expect(await drafts.forms()).toHaveLength(1);
});

test('pressed twice it is sent once, and nothing changes while it is sent (B-188)', async () => {
  const { calls, getByRole } = await open({
    handlers: [http.post('/user/questionnaire', () => delay('infinite') as unknown as Promise<never>)],
  });
  await fill();
  const button = getByRole('button', { name: 'Submit', exact: true }).element() as HTMLElement;
  button.click();
  button.click();
  await expect.element(getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await userEvent.click(score(1, 1));
  await expect.element(score(1, 4)).toBeChecked();
  expect(calls.filter((one) => one === call)).toHaveLength(1);
});

test('a text is limited to 10,000 characters, and the page says how many are left (B-187)', async () => {
  const { getByRole, getByText } = await open();
  const box = getByRole('textbox', named(10));
  await expect.element(box).toHaveAttribute('maxlength', '10000');
  await userEvent.fill(box, 'x'.repeat(9990));
  await expect.element(getByText(/^10 .*left/).first()).toBeVisible();
});

test('without signing in nobody sees it (R-150)', async () => {
  const { router, getByRole } = await renderRoute('/questionnaire', { signedIn: false });
  await expect.element(getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
});

test('the menu of everybody has "Give Feedback" (R-226)', async () => {
  const { getByRole, address } = await renderRoute('/profile');
  await userEvent.click(getByRole('button', { name: 'Account menu, Ann' }));
  await userEvent.click(getByRole('menuitem', { name: 'Give Feedback' }));
  await expect.element(getByRole('heading', { level: 1, name: 'Feedback' })).toHaveFocus();
  expect(address()).toBe('/questionnaire/');
});

test('administrators have no such entry, and may still open the address (R-229, O-55)', async () => {
  const { getByRole } = await open({ server: fakeServer({ isAdmin: true }) });
  await userEvent.click(getByRole('button', { name: 'Account menu, Ann' }));
  await expect.element(getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  expect(getByRole('menuitem', { name: 'Give Feedback' }).query()).toBeNull();
});

test('R-1802: the page says who reads the answers', async () => {
  await open();
  await expect
    .element(
      page.getByText('The administrators of this site read your answers, your own words included, without your name.'),
    )
    .toBeVisible();
});
