import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildQuestion, questionPath, questionServer, withoutExtras } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const before = buildQuestion({ currentValues: [62, 30, 50], answered: true, 'self-eval': -1, comment: 'Few cases' });
const next = buildQuestion({
  currentIteration: 3,
  previousIteration: 2,
  nextIteration: 4,
  question: { number: 3, of: 4 },
});

/** Goes on from an answered question to the next one. */
async function goOn(question = next) {
  const screen = await renderRoute(questionPath(2), { server: questionServer(before, question) });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await expect.poll(() => screen.router.state.location.pathname).toBe(questionPath(3));
  await expect.element(screen.getByRole('button', { name: /^As in the last question/ })).toBeVisible();
  return screen;
}
const spoken = (screen: Awaited<ReturnType<typeof goOn>>) =>
  screen
    .getByRole('slider')
    .elements()
    .map((slider) => slider.getAttribute('aria-valuetext')?.replace(/,.*/, ''));

test('R-2622: the answer to the neighbour is shown, and taken over as a start in one press, marked and undone like any', async () => {
  const screen = await goOn();
  await expect.element(screen.getByText('For T stage: T1 T2 the answer is 44 / 21 / 35 %.')).toBeVisible();
  expect(spoken(screen)).toEqual(['not answered', 'not answered', 'not answered']);
  await userEvent.click(screen.getByRole('button', { name: 'Start from it' }));
  expect(spoken(screen)).toEqual(['62 percent', '30 percent', '50 percent']);
  await expect
    .element(screen.getByText('Started from the answer for T stage: T1 T2. Change what differs.'))
    .toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(screen.getByRole('button', { name: 'Start from it' })).toBeVisible();
  expect(spoken(screen)).toEqual(['not answered', 'not answered', 'not answered']);
});

test('R-2623: the certainty of the last question is one press, with its comment, and never preselected', async () => {
  const screen = await goOn();
  const certainties = screen.getByRole('radio');
  expect(certainties.elements().some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'As in the last question: rather uncertain' }));
  await expect.element(screen.getByRole('radio', { name: 'rather uncertain' })).toBeChecked();
  await expect.element(screen.getByLabelText('Explain your uncertainty:')).toHaveValue('Few cases');
});

test('R-2622: where two conditions differ, or the server does not say what they were, no answer is offered as a start', async () => {
  const twoDiffer = await goOn({ ...next, changes: [true, true] });
  expect(twoDiffer.getByRole('button', { name: 'Start from it' }).query()).toBeNull();
  await twoDiffer.unmount();
  const unsaid = await goOn(withoutExtras(next));
  expect(unsaid.getByRole('button', { name: 'Start from it' }).query()).toBeNull();
});

test('R-1754: the first touch of a slider moves no row from under the finger: the offer stays in its place, at rest', async () => {
  const screen = await goOn();
  const first = screen.getByRole('slider').first();
  const topOf = () => first.element().getBoundingClientRect().top;
  const before = topOf();
  first.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => spoken(screen)[0]).not.toBe('not answered');
  expect(topOf()).toBe(before);
  await expect.element(screen.getByRole('button', { name: 'Start from it' })).toBeDisabled();
});

test('R-1712: opened directly, on another day, a question offers the answer before it and its certainty all the same', async () => {
  const opened = { ...next, comparedWith: 2 };
  const screen = await renderRoute(questionPath(3), { server: questionServer(before, opened) });
  await expect.element(screen.getByText('For T stage: T1 T2 the answer is 44 / 21 / 35 %.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'As in the last question: rather uncertain' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start from it' }));
  expect(spoken(screen)).toEqual(['62 percent', '30 percent', '50 percent']);
});

test('R-1712: where the question before cannot be read, or a server names none, the question is shown without it', async () => {
  const alone = await renderRoute(questionPath(3), { server: questionServer({ ...next, comparedWith: 2 }) });
  await expect.element(alone.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(alone.getByRole('button', { name: 'Start from it' }).query()).toBeNull();
  await alone.unmount();
  const unnamed = await renderRoute(questionPath(3), { server: questionServer(before, next) });
  await expect.element(unnamed.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(unnamed.getByRole('button', { name: /^As in the last question/ }).query()).toBeNull();
});

test('R-2618: Continue says how many rows are still at their start, and saves all the same', async () => {
  const screen = await goOn();
  await expect.element(screen.getByText(/^3 of 3 not touched yet/)).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox').first(), '20');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/^2 of 3 not touched yet/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'the rest: 40' }).first());
  await userEvent.click(screen.getByRole('radio', { name: 'certain', exact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await expect.poll(() => screen.router.state.location.pathname).toBe(questionPath(4));
});
