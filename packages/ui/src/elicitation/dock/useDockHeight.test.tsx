import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { QuestionLayout } from '../question-layout/QuestionLayout.js';
import { useDockHeight } from './useDockHeight.js';

function Floating() {
  return <output>{useDockHeight()}</output>;
}

test('R-3608: what floats above a page is told how much a dock covers, in a low window and without one nothing', async () => {
  const covers = () => Number(page.getByRole('status').last().element().textContent);
  const { rerender, container } = await render(<Floating />, { wrapper: CredenceProvider });
  expect(covers()).toBe(0);
  await rerender(
    <>
      <QuestionLayout title="Stridor" onContinue={() => undefined} back={null}>
        Rows
      </QuestionLayout>
      <Floating />
    </>,
  );
  const dock = container.querySelector<HTMLElement>('[data-slot="dock"]');
  await expect.poll(covers).toBe(dock?.offsetHeight);
  expect(covers()).toBeGreaterThan(0);
  await page.viewport(1024, 400);
  await expect.poll(covers).toBe(0);
  await page.viewport(1024, 768);
});
