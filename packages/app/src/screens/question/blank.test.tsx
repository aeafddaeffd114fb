import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildSite } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildQuestion } from '../../test/questionBuilders.js';
import { storedSentence } from '../../test/storedSentence.js';
import { question as text } from '@credence/text/english/app/question';
import { answering } from './saveAnswer.fixtures.js';

/** A server that keeps what is said beside sliders tells it by its settings. */
const exactSite = http.get('/site', ({ response }) =>
  response(200).json(buildSite({ certaintyCases: [2, 5, 15, 40] })),
);
const open = (given: Parameters<typeof buildQuestion>[0] = {}) =>
  answering(buildQuestion({ start: 'blank', ...given }), exactSite);
const slider = (state: number) => page.getByRole('slider').nth(state);
const missing = (states: string) => page.getByText(text.numbersMissing(states));

test('R-3008: Continue saves no blank slider, says which states have no number yet, and goes to the first', async () => {
  const { type, choose, goOn, saves, sent } = await open();
  await type(70);
  await choose('certain');
  await goOn();
  await expect.element(missing('regional and distant')).toBeVisible();
  await expect.element(slider(1)).toHaveFocus();
  await expect.element(slider(1)).toHaveAccessibleDescription(text.numbersMissing('regional and distant'));
  await userEvent.fill(slider(1), '20');
  // The only one left follows.
  await expect.element(page.getByText(/^No number yet/)).not.toBeInTheDocument();
  await expect.element(slider(2)).toHaveValue('10');
  expect(saves()).toEqual([]);
  await goOn();
  await expect.poll(sent).toMatchObject([{ sliders: [70, 20, 10], touched: [true, true, false], 'self-eval': 2 }]);
});

test('R-3008: numbers come first, and the certainty is asked for as everywhere', async () => {
  const { type, goOn } = await open();
  await goOn();
  await expect.element(slider(0)).toHaveFocus();
  expect(page.getByText(text.certaintyMissing).query()).toBeNull();
  await type(70, 20, 10);
  await goOn();
  await expect.element(page.getByText(text.certaintyMissing)).toBeVisible();
});

test('R-3008: the dock says that there is nothing to store yet, until all but one have a number', async () => {
  const { type } = await open();
  await expect.element(page.getByText('Nothing to store yet')).toBeVisible();
  await type(70);
  await expect.element(page.getByText('Nothing to store yet')).toBeVisible();
  await type(70, 20);
  await expect.poll(storedSentence).toBe('Stored: 70 / 20 / 10');
});

test('R-3008: many blank states are named as far as a sentence holds them, and found behind a search', async () => {
  const vars = Array.from({ length: 24 }, (_, state) => `stage_${state + 1}`);
  const { goOn } = await open({
    node: { id: 'n3', display_name: 'Metastasis', vars },
    currentValues: vars.map(() => 50),
  });
  await userEvent.fill(page.getByRole('searchbox'), 'stage 20');
  await goOn();
  await expect.element(missing('stage 1, stage 2, stage 3, stage 4, and 20 more')).toBeVisible();
  // The row in hand may stand above the list, too.
  const named = (state: string) => page.getByRole('slider', { name: new RegExp(`${state}\\?$`) }).last();
  await expect.element(named('stage 20')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await goOn();
  await expect.element(named('stage 1')).toHaveFocus();
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

test.each([
  ['cannot occur', 'cannot_occur'],
  ['is not my field', 'not_my_field'],
] as const)('R-3008: a question that %s needs no numbers', async (_, standing) => {
  const { goOn, sent } = await open();
  const exit = standing === 'cannot_occur' ? /cannot occur/i : /not my field/i;
  await userEvent.click(page.getByRole('button', { name: exit }).first());
  await goOn();
  await expect.poll(sent).toMatchObject([{ standing, touched: [false, false, false] }]);
});

test('R-3006: an answer that was given is shown as it is, and a question without a word of it begins at 50', async () => {
  await open({ answered: true, currentValues: [70, 20, 10], 'self-eval': 1, comment: '' });
  await expect.element(slider(0)).toHaveValue('70');
  expect(document.querySelector('[data-blank]')).toBeNull();
});

test('R-3008: a question that can only be read shows what nobody has set as not set', async () => {
  await open({ held: 'round_not_open' });
  await expect.element(page.getByText('not set').first()).toBeVisible();
});
