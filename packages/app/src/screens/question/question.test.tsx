import { delay } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildQuestion, questionPath, questionServer, withoutExtras } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const questionCall = '/network/{networkId}/{nodeId}/{iteration}';
const accessCall = '/network/check-access/{networkId}';
const first = buildQuestion({ currentIteration: 1, previousIteration: null, nextIteration: 2 });
const last = buildQuestion({ currentIteration: 4, nextIteration: null, isLastIteration: true });

/** Opens a question and waits for its heading. */
async function open(question = buildQuestion()) {
  const screen = await renderRoute(questionPath(question.currentIteration), { server: questionServer(question) });
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(question.node.display_name);
  return screen;
}

async function leadsAway(access: Parameters<typeof http.get<typeof accessCall>>[1]) {
  const screen = await renderRoute(questionPath(2), {
    server: [http.get(accessCall, access), ...questionServer(buildQuestion())],
  });
  const { router } = screen;
  const visited: string[] = [router.state.location.pathname];
  router.subscribe(({ location, navigation }) => visited.push(location.pathname, navigation.location?.pathname ?? ''));
  return { visited, sliders: () => screen.getByRole('slider').elements() };
}

test('the next question starts at its first slider, and screen readers announce the conditions', async () => {
  const { getByRole, getByText } = await renderRoute(questionPath(2), {
    server: questionServer(
      buildQuestion({ currentValues: [20, 30, 50], answered: true, 'self-eval': 1 }),
      buildQuestion({ currentIteration: 3, previousIteration: 2, nextIteration: 4, question: { number: 3, of: 4 } }),
    ),
  });
  await userEvent.click(getByRole('button', { name: 'Continue' }));
  await expect.element(getByText('Question 3 of 4').last()).toBeVisible();
  await expect.element(getByRole('slider').first()).toHaveFocus();
  const announced = () => document.querySelector('[aria-live="polite"][aria-atomic="true"]')?.textContent;
  await expect.poll(announced).toMatch(/^Metastasis · Credence\. For a patient with .+: .+:$/);
});

test('access is checked before the question is shown, which comes in the same round trip (R-702, R-3125)', async () => {
  let answered = false;
  const { calls, getByText } = await renderRoute(questionPath(2), {
    server: questionServer(buildQuestion()),
    handlers: [
      http.get(accessCall, async ({ response }) => {
        await delay(200);
        answered = true;
        return response(200).json({ hasAccess: true });
      }),
    ],
  });
  await expect.poll(() => calls).toContain('GET /api/network/Lx7fK2pQ9xWb/n3/2');
  expect(answered).toBe(false);
  await expect.element(getByText('Question 2 of 4').last()).toBeVisible();
  expect(answered).toBe(true);
});

test('without access the user is taken to the networks, and sees no question (R-703)', async () => {
  const { visited, sliders } = await leadsAway(({ response }) => response(200).json({ hasAccess: false }));
  await expect.poll(() => visited).toContain('/networks_overview');
  expect(sliders()).toHaveLength(0);
});

test('an access check that fails counts as no access (R-703, R-1410)', async () => {
  const { visited, sliders } = await leadsAway(({ response }) => response(500).json(buildError('Broken.')));
  await expect.poll(() => visited).toContain('/networks_overview');
  expect(sliders()).toHaveLength(0);
});

test('a spinner shows while the question loads', async () => {
  const { getByText } = await renderRoute(questionPath(2), {
    server: questionServer(),
    handlers: [http.get(questionCall, async () => void (await delay('infinite')))],
  });
  await expect.element(getByText('Loading...')).toBeVisible();
});

test('a panel "Conditions" lists the parents, each with a badge of its value (R-704, R-706, R-707)', async () => {
  const { getByRole } = await open();
  const panel = getByRole('complementary', { name: 'Conditions' });
  await expect.element(panel.getByRole('heading', { name: 'Conditions' })).toBeVisible();
  expect(
    panel
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Tumour site', 'T stage']);
  await expect.element(panel.getByRole('definition').first()).toMatchTextContent('glottic');
  await expect.element(panel.getByRole('definition').nth(1)).toMatchTextContent('T3 T4');
});

test('a node without parents has no panel of conditions (R-705)', async () => {
  const { getByText } = await open(buildQuestion({ parents: [], changes: [] }));
  expect(getByText('Conditions').query()).toBeNull();
});

test('what changed is highlighted, and what did not change is not (R-708, R-709)', async () => {
  const { getByRole } = await open();
  const values = getByRole('complementary', { name: 'Conditions' }).getByRole('definition');
  await expect.element(values.nth(1)).toMatchTextContent('T3 T4 changed was T1 T2');
  expect(values.first().element().textContent.trim()).toBe('glottic');
});

test('a change is highlighted even if the server does not send the previous value (R-708)', async () => {
  const { getByRole } = await open(withoutExtras(buildQuestion()));
  const values = getByRole('complementary', { name: 'Conditions' }).getByRole('definition');
  await expect.element(values.nth(1)).toMatchTextContent('T3 T4 changed');
  expect(values.first().element().textContent.trim()).toBe('glottic');
});

test('a server that knows only the named fields is enough for a question', async () => {
  const { getByRole } = await open(withoutExtras(buildQuestion()));
  await expect.element(getByRole('slider').first()).toHaveValue('50');
  await expect.element(getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('a progress bar and the remaining time show the user’s progress (R-710, R-711)', async () => {
  const { getByRole, getByText } = await open();
  await expect.element(getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await expect.element(getByText('ca. 4 min.').last()).toBeVisible();
});

test('the heading is the display name of the node, one page for each iteration (R-147, R-712)', async () => {
  const { getByRole } = await open();
  await expect.element(getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
});

test('each state has one slider with its question (R-713, R-714)', async () => {
  const { getByRole } = await open();
  const names = ['absent', 'regional', 'distant'].map((state) => `How likely is it that Metastasis is: ${state}?`);
  for (const name of names) await expect.element(getByRole('slider', { name })).toBeInTheDocument();
  expect(getByRole('slider').elements()).toHaveLength(3);
});

test('"How certain are you?" has four choices (R-715, R-716)', async () => {
  const { getByRole } = await open();
  const group = getByRole('radiogroup', { name: 'How certain are you?' });
  await expect.element(group).toBeVisible();
  expect(
    group
      .getByRole('radio')
      .elements()
      .map((radio) => radio.parentElement?.textContent),
  ).toEqual(['uncertain', 'rather uncertain', 'rather certain', 'certain']);
});

test.each(['uncertain', 'rather uncertain'])('"%s" asks for an explanation (R-717, R-719)', async (name) => {
  const { getByRole, getByLabelText } = await open();
  await userEvent.click(getByRole('radio', { name, exact: true }));
  await expect.element(getByLabelText('Explain your uncertainty:')).toBeVisible();
});

test('without a choice, or with a positive one, no explanation is asked for (R-718)', async () => {
  const { getByRole, getByLabelText } = await open();
  expect(getByLabelText('Explain your uncertainty:').query()).toBeNull();
  for (const name of ['rather certain', 'certain']) {
    await userEvent.click(getByRole('radio', { name, exact: true }));
    expect(getByLabelText('Explain your uncertainty:').query()).toBeNull();
  }
});

test('"Back" leads to the previous iteration (R-720)', async () => {
  const { getByRole, address } = await renderRoute(questionPath(2), { server: questionServer(first, buildQuestion()) });
  await userEvent.click(getByRole('link', { name: 'Back' }));
  await expect.poll(address).toBe(questionPath(1));
});

test('at the first question "Back" is disabled and leads nowhere (R-721)', async () => {
  const { getByRole, address } = await open(first);
  const back = getByRole('link', { name: 'Back' });
  await expect.element(back).toHaveAttribute('aria-disabled', 'true');
  (back.element() as HTMLElement).click();
  expect(address()).toBe(questionPath(1));
});

test('the button reads "Continue", and "Finish" at the last question (R-722)', async () => {
  const { getByRole, router } = await renderRoute(questionPath(2), { server: questionServer(buildQuestion(), last) });
  await expect.element(getByRole('button', { name: 'Continue' })).toBeVisible();
  await router.navigate(questionPath(4));
  await expect.element(getByRole('button', { name: 'Finish' })).toBeVisible();
});

test('the page says that the progress is saved (R-723)', async () => {
  const { getByRole } = await open();
  await expect.element(getByRole('note')).toMatchTextContent('Your progress is saved.');
});

test('without a stored value each slider is at 50 (R-725)', async () => {
  const { getByRole } = await open();
  for (const index of [0, 1, 2]) await expect.element(getByRole('slider').nth(index)).toHaveValue('50');
  await expect.element(getByRole('slider').first()).toHaveAttribute('data-unset');
});

test('stored values, certainty and comment are shown where they were given (R-726)', async () => {
  const stored = { answered: true, currentValues: [70, 25, 5], 'self-eval': -1, comment: 'Few patients.' } as const;
  const { getByRole, getByLabelText } = await open(buildQuestion({ ...stored, currentValues: [70, 25, 5] }));
  for (const [index, value] of stored.currentValues.entries()) {
    await expect.element(getByRole('slider').nth(index)).toHaveValue(String(value));
  }
  await expect.element(getByRole('radio', { name: 'rather uncertain' })).toBeChecked();
  await expect.element(getByLabelText('Explain your uncertainty:')).toHaveValue('Few patients.');
});

test('the deciding combination is named, and the sliders show its values', async () => {
  const { getByRole, getByText } = await open(
    buildQuestion({ currentValues: [90, 8, 2], decidedBy: { number: 2, value: [90, 8, 2] } }),
  );
  await expect.element(getByText(/^Combination 2 already answers this question/)).toBeVisible();
  await expect.element(getByRole('slider').first()).toHaveValue('90');
});

test('the combinations of a node with parents can be changed from here (O-09)', async () => {
  const { getByRole } = await open();
  await expect
    .element(getByRole('link', { name: 'Change decisive combinations' }))
    .toHaveAttribute('href', '/network/Lx7fK2pQ9xWb/n3?change');
});

test('the last open iteration is kept, and sent with the next question (R-1107)', async () => {
  const next = buildQuestion({ currentIteration: 3, previousIteration: 2 });
  const { getByText, router, requests } = await renderRoute(questionPath(2), {
    server: questionServer(buildQuestion(), { ...next, question: { number: 3, of: 4 } }),
  });
  await expect.element(getByText('Question 2 of 4').last()).toBeVisible();
  expect(localStorage.getItem('lastIteration_Lx7fK2pQ9xWb_n3')).toBe('2');
  expect(requests.map(({ url }) => url)).toContainEqual(expect.stringMatching(/\/n3\/2$/));
  await router.navigate(questionPath(3));
  await expect.element(getByText('Question 3 of 4').last()).toBeVisible();
  expect(requests.map(({ url }) => url)).toContainEqual(expect.stringMatching(/\/n3\/3\?last_iteration=2$/));
  await expect.poll(() => localStorage.getItem('lastIteration_Lx7fK2pQ9xWb_n3')).toBe('3');
});

test('a question that cannot be loaded says so, and can be loaded again (R-1444)', async () => {
  let broken = true;
  const { getByRole } = await renderRoute(questionPath(2), {
    server: questionServer(buildQuestion()),
    handlers: [
      http.get(questionCall, ({ response }) => (broken ? response(500).json(buildError('Broken.')) : undefined)),
    ],
  });
  await expect.element(getByRole('alert')).toMatchTextContent('Failed to load question data. Please try again.');
  broken = false;
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  await expect.element(getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
});

test('without a response the question cannot be loaded either (R-1444)', async () => {
  const { getByRole } = await renderRoute(questionPath(2), {
    server: questionServer(),
    handlers: [http.get(questionCall, () => Response.error())],
  });
  await expect.element(getByRole('alert')).toMatchTextContent('Failed to load question data. Please try again.');
});

test('R-1755: a question that does not exist says so, and leads to the overview (R-1444)', async () => {
  const { getByRole } = await renderRoute(questionPath(99), { server: questionServer(buildQuestion()) });
  await expect.element(getByRole('alert')).toMatchTextContent('This question does not exist.');
  await expect.element(getByRole('alert')).not.toMatchTextContent('Please try again.');
  await expect
    .element(getByRole('link', { name: 'Back to the overview' }))
    .toHaveAttribute('href', '/network/Lx7fK2pQ9xWb/');
  expect(getByRole('button', { name: 'Try again' }).query()).toBeNull();
});

test('R-1708: "Overview" leads to the network of a question that was opened directly', async () => {
  const { getByRole } = await renderRoute(questionPath(2), { server: questionServer(buildQuestion()) });
  await expect.element(getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  await expect
    .element(getByRole('link', { name: 'Overview', exact: true }))
    .toHaveAttribute('href', '/network/Lx7fK2pQ9xWb/');
});
