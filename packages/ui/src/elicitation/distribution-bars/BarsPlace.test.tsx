import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';

test('R-3123: a question in bars keeps the place of its bars while they are loaded', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  // Drawn once, and looked at before anything can be loaded.
  flushSync(() =>
    root.render(
      <CredenceProvider>
        <ProbabilityQuestion
          nodeName="Stage of the tumour"
          states={['local', 'spread to the nodes', 'spread beyond them']}
          sumMode="bars"
        />
      </CredenceProvider>,
    ),
  );
  const sliders = () => page.getByRole('slider').elements().length;
  const { height } = container.getBoundingClientRect();
  expect([sliders(), height > 200]).toEqual([0, true]);
  await expect.poll(sliders).toBe(3);
  expect(container.getBoundingClientRect().height).toBe(height);
  root.unmount();
  container.remove();
});
