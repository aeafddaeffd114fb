import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DistributionBars } from '../distribution-bars/DistributionBars.js';
import { ProbabilityQuestion } from './ProbabilityQuestion.js';

test.each([
  ['ProbabilityQuestion', ProbabilityQuestion],
  ['DistributionBars', DistributionBars],
])('R-2719: %s shows the underscores of a node as spaces, like those of its states', async (_, Question) => {
  const { container } = await render(<Question nodeName="T_stage" states={['T_1', 'T_2']} />);
  expect(container.textContent).toContain('T stage');
  expect(container.textContent).toContain('T 1');
  expect(container.textContent).not.toContain('_');
  await expect.element(page.getByRole('slider').first()).toBeVisible();
});
