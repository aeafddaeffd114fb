import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildQuestion, questionPath, questionServer, withoutExtras } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { storedSentence } from '../../test/storedSentence.js';

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
    .map((slider) => slider.getAttribute('aria-valuetext'));
const untouched = Array.from({ length: 3 }, () => 'not answered, starting value 50 percent');
const copied = [62, 30, 50].map((percent) => `not answered, starting value ${percent} percent`);

test('R-2622: the answer to the neighbour is shown, and copied in one press as where rows stand, marked and undone like any', async () => {
  const screen = await goOn();
  await expect.element(screen.getByText('With T stage: T1 T2 you said 43.7 / 21.1 / 35.2.')).toBeVisible();
  expect(spoken(screen)).toEqual(untouched);
  await userEvent.click(screen.getByRole('button', { name: 'Copy it' }));
  expect(spoken(screen)).toEqual(copied);
  await expect.element(screen.getByText('Copied from T stage: T1 T2. Change what differs.')).toBeVisible();
  screen.getByRole('slider').first().element().focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(screen.getByRole('button', { name: 'Copy it' })).toBeVisible();
  expect(spoken(screen)).toEqual(untouched);
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
  expect(twoDiffer.getByRole('button', { name: 'Copy it' }).query()).toBeNull();
  await twoDiffer.unmount();
  const unsaid = await goOn(withoutExtras(next));
  expect(unsaid.getByRole('button', { name: 'Copy it' }).query()).toBeNull();
});

test('R-1754: the first touch of a slider moves no row from under the finger: the offer stays in its place, at rest', async () => {
  const screen = await goOn();
  const first = screen.getByRole('slider').first();
  const topOf = () => first.element().getBoundingClientRect().top;
  const before = topOf();
  first.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => spoken(screen)[0]).not.toBe(untouched[0]);
  expect(topOf()).toBe(before);
  await expect.element(screen.getByRole('button', { name: 'Copy it' })).toBeDisabled();
});

test('R-1712: opened directly, on another day, a question offers the answer before it and its certainty all the same', async () => {
  const opened = { ...next, comparedWith: 2 };
  const screen = await renderRoute(questionPath(3), { server: questionServer(before, opened) });
  await expect.element(screen.getByText('With T stage: T1 T2 you said 43.7 / 21.1 / 35.2.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'As in the last question: rather uncertain' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Copy it' }));
  expect(spoken(screen)).toEqual(copied);
});

test('R-1712: where the question before cannot be read, or a server names none, the question is shown without it', async () => {
  const alone = await renderRoute(questionPath(3), { server: questionServer({ ...next, comparedWith: 2 }) });
  await expect.element(alone.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(alone.getByRole('button', { name: 'Copy it' }).query()).toBeNull();
  await alone.unmount();
  const unnamed = await renderRoute(questionPath(3), { server: questionServer(before, next) });
  await expect.element(unnamed.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(unnamed.getByRole('button', { name: /^As in the last question/ }).query()).toBeNull();
});

test('R-3592: after "Copy it" the rows that nobody sets follow in the copied proportions, and are stored as shown', async () => {
  const screen = await goOn();
  await userEvent.click(screen.getByRole('button', { name: 'Copy it' }));
  await userEvent.fill(screen.getByRole('slider').first(), '20');
  const follows = (percent: number) => `${percent} percent, not set: part of what is left`;
  await expect.poll(() => spoken(screen).slice(1)).toEqual([follows(30), follows(50)]);
  await expect.poll(storedSentence).toBe('Stored: 20 / 30 / 50');
  await userEvent.click(screen.getByRole('radio', { name: 'certain', exact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await expect.poll(() => screen.router.state.location.pathname).toBe(questionPath(4));
  const save = screen.requests.findLast(({ url }) => url.endsWith('/3/save'));
  expect(await save?.clone().json()).toMatchObject({ sliders: [20, 30, 50] });
});
