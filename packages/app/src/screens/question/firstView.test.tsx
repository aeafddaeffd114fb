import type { Question } from '@credence/api-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@credence/ui/fonts.css';
import { buildSite } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { storedSentence } from '../../test/storedSentence.js';

/** A server that keeps more than sliders tells it by its settings. */
const exactSite = http.get('/site', ({ response }) =>
  response(200).json(buildSite({ certaintyCases: [2, 5, 15, 40] })),
);
const ofStates = (...vars: string[]): Partial<Question> => ({
  node: { id: 'n3', display_name: 'Metastasis', vars },
  currentValues: vars.map(() => 50),
});
const two = ofStates('absent', 'present');
const alone = { parents: [], changes: [] };

const button = (name: string) => page.getByRole('button', { name, exact: true });
const choices = page.getByRole('radiogroup', { name: 'How certain are you?' });
const placeOf = (element: Element) => {
  const { left, top } = element.getBoundingClientRect();
  return [left, top];
};

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1024, 768));

async function open(given: Partial<Question>) {
  await renderRoute(questionPath(2), { server: questionServer(buildQuestion(given)), handlers: [exactSite] });
  await expect.element(button('Continue')).toBeVisible();
  await document.fonts.ready;
}

test.each<[string, Partial<Question>]>([
  ['with two states', two],
  ['with two states and no conditions', { ...two, ...alone }],
  ['with fourteen states', ofStates(...Array.from({ length: 14 }, (_, state) => `stage_${state + 1}`))],
  ['that does not add up', { ...two, answered: true, currentValues: [70, 60], touched: [true, true] }],
  ['that is set aside', { ...two, standing: 'not_my_field' }],
])('R-3594: on a phone "Continue" stands in the same place on a question %s', async (_, question) => {
  await open(question);
  await expect.poll(() => placeOf(button('Continue').element())).toEqual([16, 788]);
});

test.each([
  ['with conditions', two],
  ['without', { ...two, ...alone }],
])('R-3594: on a phone the certainty of a question of two states %s is in the first view', async (_, question) => {
  await open(question);
  const dock = document.querySelector('[data-slot="dock"]')!;
  // A question of the test before at the same address may have left its place.
  window.scrollTo(0, 0);
  expect(choices.element().getBoundingClientRect().bottom).toBeLessThan(dock.getBoundingClientRect().top);
});

test('R-3594: on a phone nothing moves as states are set, do not add up, and are made to', async () => {
  await open(two);
  const places = () => {
    window.scrollTo(0, 0);
    return ['input[type="range"]', '[role="radiogroup"]', '[data-slot="exits"]', '[data-slot="continue"]']
      .flatMap((part) => [...document.querySelectorAll(part)])
      .map(placeOf);
  };
  const before = places();
  for (const [state, value, stored] of [
    [0, '71', 'Stored: 71 / 29'],
    [1, '60', '131 of 100, stored as 54.2 / 45.8'],
  ] as const) {
    await userEvent.fill(page.getByRole('slider').nth(state), value);
    await expect.poll(storedSentence).toBe(stored);
    expect(places()).toEqual(before);
  }
  await userEvent.click(button('Take 31 from the others'));
  await expect.poll(storedSentence).toBe('Stored: 40 / 60');
  expect(places()).toEqual(before);
});
