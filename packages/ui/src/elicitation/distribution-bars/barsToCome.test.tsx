import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';

/** Bars that come when the test says so. */
const file = vi.hoisted(() => {
  let come = () => {};
  const here = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come, here };
});
vi.mock('./Bars.js', async (original) => {
  await file.here;
  return original();
});

test('R-3192: a form is not sent before the bars that it requires are there, and asks for the same as later', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  const inputRef = createRef<HTMLInputElement>();
  await render(
    <CredenceProvider>
      <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent as SubmitEvent)}>
        <ProbabilityQuestion
          nodeName="Stage"
          states={['local', 'spread']}
          defaultValues={[20, null]}
          sumMode="bars"
          name="stage"
          required
          inputRef={inputRef}
        />
        <button type="submit">Send</button>
      </form>
    </CredenceProvider>,
  );
  await expect.element(page.getByText('Loading...')).toBeVisible();
  const toCome = page.getByRole('slider', { name: /spread/ });
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(toCome).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(inputRef.current).toBe(toCome.element());
  const asked = inputRef.current?.validationMessage;

  file.come();
  await expect.poll(() => page.getByRole('slider').elements().length).toBe(2);
  expect([asked, inputRef.current?.validationMessage === asked]).toEqual([expect.stringMatching(/\w/), true]);
  expect(page.getByRole('slider').elements()).toContain(document.activeElement);
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.keyboard('{ArrowUp}');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
