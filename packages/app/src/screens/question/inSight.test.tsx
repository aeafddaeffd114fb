import { afterEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
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

/** Presses Continue from the top of the page, where the missing field may be out of sight. */
const proceed = () => {
  window.scrollTo(0, 0);
  return userEvent.click(page.getByRole('button', { name: 'Continue' }));
};
/** The same with the keyboard, from the field itself. */
const proceedByKeys = () => {
  window.scrollTo(0, 0);
  return userEvent.keyboard('{Control>}{Enter}{/Control}');
};
const inSight = (...parts: Locator[]) => expect.poll(() => outOfSight(...parts)).toEqual([]);

async function open(count: number) {
  const vars = states.slice(0, count);
  const question = buildQuestion({
    node: { id: 'n3', display_name: 'Metastasis', vars },
    currentValues: vars.map(() => 50),
  });
  await renderRoute(questionPath(2), { server: questionServer(question) });
  await expect.element(choices).toBeInTheDocument();
  await document.fonts.ready;
}

afterEach(() => page.viewport(1024, 768));

test.each(cases)(
  'R-2588: at $width × $height with $count states the missing field appears and is marked in view, every time Continue is pressed',
  async ({ width, height, count }) => {
    await page.viewport(width, height);
    await open(count);

    await proceed();
    await inSight(choices, certaintyMissing);
    await proceedByKeys();
    await inSight(choices, certaintyMissing);

    // As a user would: where it can be seen.
    choices.element().scrollIntoView({ block: 'center' });
    await userEvent.click(page.getByRole('radio', { name: 'rather uncertain' }));
    await inSight(label, comment);
    await proceed();
    await inSight(label, comment, commentMissing);

    await userEvent.keyboard('   ');
    expect((comment.element() as HTMLTextAreaElement).value).toBe('   ');
    await proceedByKeys();
    await inSight(label, comment, commentMissing);
  },
);
