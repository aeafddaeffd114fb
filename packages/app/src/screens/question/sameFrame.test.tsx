import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { http } from '../../test/fakeServer.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const open = { answered: false, currentValues: [50, 50, 50] };
const second = buildQuestion({ ...open, currentIteration: 2, previousIteration: 1, nextIteration: 3 });
const third = buildQuestion({
  ...open,
  currentIteration: 3,
  previousIteration: 2,
  nextIteration: 4,
  question: { number: 3, of: 4 },
});

const part = (selector: string) => document.querySelector(`main ${selector}`);
const dock = () => part('[data-slot="dock"]');
const rows = () => part('[data-credence="probability-question"]');

/** Opens a question whose next one is prefetched. */
async function openBoth(one = second, next = third) {
  const screen = await renderRoute(questionPath(2), { server: questionServer(one, next) });
  await expect.poll(() => screen.calls).toContain('GET /api/network/Lx7fK2pQ9xWb/n3/3');
  return screen;
}

test('R-3171: the next question of a node keeps the frame, begins at its first slider and is announced', async () => {
  const { getByRole, getByText } = await openBoth();
  const [frame, asked] = [dock(), rows()];
  await userEvent.fill(getByRole('slider').nth(0), '62');
  await userEvent.click(getByRole('radio', { name: 'rather certain', exact: true }));
  await userEvent.click(getByRole('button', { name: 'Continue' }));

  await expect.element(getByText('Question 3 of 4').last()).toBeVisible();
  await expect.element(getByRole('slider').first()).toHaveFocus();
  const announced = () => document.querySelector('[aria-live="polite"][aria-atomic="true"]')?.textContent;
  await expect.poll(announced).toMatch(/^Metastasis · Credence\. For a patient with .+: .+:$/);
  expect(dock()).toBe(frame);
  expect(rows()).not.toBe(asked);
});

test('R-3171: Tab leads from the first slider of the next question through its rows and certainty to Continue', async () => {
  const { getByRole, getByText } = await openBoth();
  await userEvent.click(getByRole('radio', { name: 'rather certain', exact: true }));
  await userEvent.click(getByRole('button', { name: 'Continue' }));
  await expect.element(getByText('Question 3 of 4').last()).toBeVisible();
  await expect.element(getByRole('slider').first()).toHaveFocus();

  const stops: (string | null)[] = [];
  while (stops.length < 5) {
    await userEvent.tab();
    const { activeElement } = document;
    stops.push(activeElement?.getAttribute('data-slot') ?? activeElement?.getAttribute('type') ?? null);
  }
  expect(stops).toEqual(['range', 'range', 'radio', 'last', 'continue']);
});

test('R-3172: nothing that was answered or gone wrong stays for the next question, nor can it be undone there', async () => {
  const { getByRole, getByText } = await openBoth();
  await userEvent.fill(getByRole('slider').nth(0), '62');
  await userEvent.click(getByRole('button', { name: 'Continue' }));
  await expect.element(getByText('Please specify how certain you are in your assessment.')).toBeVisible();
  await userEvent.click(getByRole('radio', { name: 'rather certain', exact: true }));
  await userEvent.click(getByRole('button', { name: 'Continue' }));

  await expect.element(getByText('Question 3 of 4').last()).toBeVisible();
  await expect
    .element(getByRole('slider').first())
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^not answered/));
  await expect.element(getByRole('radio', { name: 'rather certain', exact: true })).not.toBeChecked();
  await expect.element(getByText('Please specify how certain you are in your assessment.')).not.toBeInTheDocument();
  getByRole('slider').first().element().focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(getByRole('slider').first()).toHaveValue('50');
});

test('R-3334: the number of the question and the percentage only grow on the way, whenever the questions were loaded', async () => {
  let answered = 0;
  const at = (iteration: number) =>
    buildQuestion({
      ...open,
      currentIteration: iteration,
      previousIteration: iteration > 1 ? iteration - 1 : null,
      nextIteration: iteration < 4 ? iteration + 1 : null,
      question: { number: iteration, of: 4 },
      percentCompleted: answered * 25,
      questionsLeft: 4 - answered,
      timeRemaining: 4 - answered,
    });
  const { getByRole, calls } = await renderRoute(questionPath(1), {
    handlers: [
      http.get('/network/{networkId}/{nodeId}/{iteration}', ({ params, response }) =>
        response(200).json(at(Number(params.iteration))),
      ),
      http.post('/network/{networkId}/{nodeId}/{iteration}/save', ({ params, response }) => {
        answered += 1;
        return response(200).json({
          next_iteration: Number(params.iteration) + 1,
          percentCompleted: answered * 25,
          revision: `r${params.iteration}-1`,
        });
      }),
    ],
    server: questionServer(),
  });
  await expect.poll(() => calls).toContain('GET /api/network/Lx7fK2pQ9xWb/n3/4');

  const said: (string | undefined)[] = [];
  const say = () => {
    const now = part('[data-slot="progress"]')?.textContent ?? undefined;
    if (now !== said.at(-1)) said.push(now);
  };
  const watch = new MutationObserver(say);
  say();
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  for (const next of [2, 3, 4]) {
    const reloads = () => calls.filter((call) => call.endsWith(`n3/${next}`)).length;
    const before = reloads();
    await userEvent.click(getByRole('radio', { name: 'rather certain', exact: true }));
    await userEvent.click(getByRole('button', { name: 'Continue' }));
    // Once it is loaded again, too.
    await expect.poll(reloads).toBe(before + 1);
    await expect.element(getByRole('radio', { name: 'rather certain', exact: true })).not.toBeChecked();
  }
  expect(
    said.map((text) =>
      /Question (\d) of 4(\d+) %/
        .exec(text ?? '')
        ?.slice(1)
        .join(': '),
    ),
  ).toEqual(['1: 0', '2: 25', '3: 50', '4: 75']);
});

test('R-3172: the same answer to the next question is a request of its own', async () => {
  const { getByRole, getByText, requests } = await openBoth();
  const answer = async () => {
    await userEvent.fill(getByRole('slider').nth(0), '62');
    await userEvent.click(getByRole('radio', { name: 'rather certain', exact: true }));
    await userEvent.click(getByRole('button', { name: 'Continue' }));
  };
  await answer();
  await expect.element(getByText('Question 3 of 4').last()).toBeVisible();
  await expect.element(getByRole('radio', { name: 'rather certain', exact: true })).not.toBeChecked();
  await answer();
  const saves = () => requests.filter(({ method }) => method === 'POST');
  await expect.poll(() => saves().length).toBe(2);
  expect(new Set(saves().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});
