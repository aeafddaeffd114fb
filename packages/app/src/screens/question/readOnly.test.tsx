import { english } from '@credence/text/english/app';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const answered = buildQuestion({
  answered: true,
  currentValues: [60, 30, 10],
  'self-eval': -1,
  comment: 'Few cases.',
  revision: 'r4-1',
  held: 'round_not_open',
});
const next = buildQuestion({ currentIteration: 3, previousIteration: 2, nextIteration: 4, held: 'round_not_open' });
const sliders = () => page.getByRole('slider').elements() as HTMLInputElement[];

test('R-2992: once the round is closed an expert reads their answer, is told why it stands, and saves nothing', async () => {
  const { calls, router } = await renderRoute(questionPath(2), { server: questionServer(answered, next) });
  await expect.element(page.getByText(english.question.roundClosed)).toBeVisible();
  expect(sliders().map(({ value, ariaReadOnly }) => [value, ariaReadOnly])).toEqual([
    ['60', 'true'],
    ['30', 'true'],
    ['10', 'true'],
  ]);
  await expect.element(page.getByRole('textbox', { name: /uncertainty/ })).toBeDisabled();
  for (const range of sliders()) {
    range.focus();
    await userEvent.keyboard('{ArrowRight}');
  }
  expect(sliders().map(({ value }) => value)).toEqual(['60', '30', '10']);
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await expect.poll(() => router.state.location.pathname).toBe(questionPath(3));
  await userEvent.click(page.getByRole('link', { name: 'Back' }));
  await expect.poll(() => router.state.location.pathname).toBe(questionPath(2));
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('R-2992: a question that nobody answered before the close stays without a value', async () => {
  await renderRoute(questionPath(3), { server: questionServer(answered, next) });
  await expect.element(page.getByText(english.question.roundClosed)).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
  for (const range of sliders()) expect(range.dataset).toHaveProperty('unset');
});

test('R-2993: while a round is open, owner and collaborators are told on a question that the shared answers rest', async () => {
  await renderRoute(questionPath(2), { server: questionServer({ ...answered, held: 'round_open' }) });
  await expect.element(page.getByText(english.overview.rests)).toBeVisible();
  expect(page.getByRole('button', { name: /keep/i }).elements()).toEqual([]);
});

test('R-2993: where nothing holds it, a question is answered as always', async () => {
  await renderRoute(questionPath(2), { server: questionServer(buildQuestion()) });
  await expect.element(page.getByRole('radio', { name: /certain/i }).first()).toBeVisible();
  expect(page.getByText(english.overview.rests).query()).toBeNull();
});
