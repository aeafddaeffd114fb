import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

test('R-2697: states that the file does not name are asked for by their ranges, in words', async () => {
  const { node } = buildQuestion();
  const ranges = [{ to: 2 }, { from: 2, to: 4 }, { from: 4 }];
  const question = buildQuestion({
    node: {
      ...node,
      vars: ['< 2', '≥ 2, < 4', '≥ 4'],
      details: {
        unit: 'mmol/l',
        states: ranges.map((range) => ({ interval: { ...range, closed: 'lower' as const, isName: true } })),
      },
    },
  });
  await renderRoute(questionPath(question.currentIteration), { server: questionServer(question, question) });
  for (const words of ['below 2 mmol/l', '2 to below 4 mmol/l', 'at least 4 mmol/l']) {
    await expect.element(page.getByRole('slider', { name: new RegExp(` ${words}\\?$`) })).toBeVisible();
  }
});
