import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { outOfSight } from '../../test/outOfSight.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const windows = [
  [390, 844],
  [360, 740],
  [390, 664],
  [768, 1024],
  [1400, 900],
  [1366, 768],
  [1280, 800],
  [320, 640],
] as const;
const states = ['absent', 'regional', 'distant', 'unknown'];
const cases = windows.flatMap(([width, height]) => [2, 4].map((count) => ({ width, height, count })));

const choices = page.getByRole('radiogroup', { name: 'How certain are you?' });
const label = page.getByText('Explain your uncertainty:');
const comment = page.getByRole('textbox', { name: 'Explain your uncertainty:' });
const certaintyMissing = page.getByText('Please specify how certain you are in your assessment.');
const commentMissing = page.getByText('Please describe your uncertainty.');
const proceed = () => userEvent.click(page.getByRole('button', { name: 'Continue' }));

/** Chooses as a hand does: where it is seen. */
async function beUncertain() {
  choices.element().scrollIntoView({ block: 'center' });
  await userEvent.click(page.getByRole('radio', { name: 'rather uncertain' }));
}

afterEach(() => page.viewport(1024, 768));

describe.each(cases)('F-101: at $width × $height with $count states', ({ width, height, count }) => {
  beforeEach(async () => {
    await page.viewport(width, height);
    const vars = states.slice(0, count);
    const question = buildQuestion({
      node: { id: 'n3', display_name: 'Metastasis', vars },
      currentValues: vars.map(() => 50),
    });
    await renderRoute(questionPath(2), { server: questionServer(question) });
    await expect.element(choices).toBeInTheDocument();
    await document.fonts.ready;
  });

  test('whoever forgot to say how certain they are sees choices and message, as often as they press Continue', async () => {
    await proceed();
    await expect.poll(() => outOfSight(choices, certaintyMissing)).toEqual([]);
    window.scrollTo(0, 0);
    await proceed();
    await expect.poll(() => outOfSight(choices, certaintyMissing)).toEqual([]);
  });

  test('whoever is uncertain sees the whole comment open, and what is missing when it is', async () => {
    await beUncertain();
    await expect.poll(() => outOfSight(label, comment)).toEqual([]);
    window.scrollTo(0, 0);
    await proceed();
    await expect.poll(() => outOfSight(label, comment, commentMissing)).toEqual([]);
  });

  test('whoever left the comment blank sees it with its message, also from within it', async () => {
    await beUncertain();
    await userEvent.type(comment, '   ');
    window.scrollTo(0, 0);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => outOfSight(label, comment, commentMissing)).toEqual([]);
    window.scrollTo(0, 0);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => outOfSight(label, comment, commentMissing)).toEqual([]);
  });
});
