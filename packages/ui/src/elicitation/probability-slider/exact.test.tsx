import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { typedNumberLabels } from '../../labels/englishTypedNumber.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { ProbabilitySlider, type ExactProbabilitySliderProps } from './ProbabilitySlider.js';
import type { Share } from '../answers/share.js';

const ask = (props: Partial<ExactProbabilitySliderProps> = {}) =>
  render(
    <CredenceProvider>
      <ProbabilitySlider label="present?" precision="exact" {...props} />
    </CredenceProvider>,
  );
const box = () => page.getByRole('textbox').element() as HTMLInputElement;
const slider = () => page.getByRole('slider').first().element() as HTMLInputElement;
/** Keys on the slider that come close together however busy the machine is: a pause would end the number. */
const strike = async (...keys: string[]) => {
  for (const key of keys) {
    slider().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await Promise.resolve();
  }
};
const fine = () => page.getByRole('slider', { name: /percent$/ });

test.each([
  ['0.2', 2_000],
  ['0,2', 2_000],
  ['1/500', 2_000],
  ['20 in 10000', 2_000],
  ['99.95', 999_500],
  ['0', 0],
])('R-2634: %s typed in the box is kept as it is', async (typed, share) => {
  const onValueChange = vi.fn();
  await ask({ onValueChange });
  await userEvent.click(box());
  await userEvent.keyboard(`${typed}{Enter}`);
  expect(onValueChange).toHaveBeenLastCalledWith({ ppm: share }, expect.objectContaining({ reason: 'type' }));
  expect(slider().value).toBe(share > 500_000 ? '99' : '1');
});

test('R-2635: 0.2 % takes four keys on the slider, and is announced as a number of cases', async () => {
  await ask();
  slider().focus();
  await strike(...'0.2', 'Enter');
  await expect.poll(() => box().value).toBe('0.2');
  expect(slider().getAttribute('aria-valuetext')).toBe('20 in 10,000, 0.2 percent, rarer than 1 percent');
});

test('R-2635: 0.2 % takes three taps: the word, the offer, a place on the line', async () => {
  const onValueChange = vi.fn();
  await ask({ onValueChange });
  await userEvent.click(page.getByRole('button', { name: '(almost) impossible 0' }));
  await userEvent.click(page.getByRole('button', { name: 'Rarer than 1 %?' }));
  await expect.element(fine()).toHaveFocus();
  const { left, top, width, height } = fine().element().getBoundingClientRect();
  expect([width > 0, height >= 44, left >= 0, top >= 0]).toEqual([true, true, true, true]);
  await userEvent.click(fine(), { position: { x: 10 + (width - 20) * 0.65, y: height / 2 } });
  expect(onValueChange).toHaveBeenLastCalledWith({ ppm: 2_000 }, expect.objectContaining({ reason: 'exact' }));
});

test('R-2635: the offer opens the line and answers nothing', async () => {
  const onValueChange = vi.fn();
  await ask({ defaultValue: 2, onValueChange });
  await userEvent.click(page.getByRole('button', { name: 'Rarer than 1 %?' }));
  await expect.element(fine()).toHaveFocus();
  expect([box().value, onValueChange.mock.calls]).toEqual(['2', []]);
  await userEvent.keyboard('{Escape}');
  expect([page.getByRole('slider').elements().length, box().value]).toEqual([1, '2']);
});

test('R-2635: keys go from stop to stop, to what cannot happen, and back to the slider', async () => {
  await ask({ defaultValue: { ppm: 2_000 } });
  await expect.element(fine()).toBeVisible();
  (fine().element() as HTMLElement).focus();
  const after = async (keys: string) => {
    await userEvent.keyboard(keys);
    return box().value;
  };
  expect(await after('{ArrowUp}')).toBe('0.3');
  expect(await after('{ArrowDown}{ArrowDown}')).toBe('0.15');
  expect(await after('{PageDown}')).toBe('0.015');
  expect(await after('{Home}')).toBe('0.01');
  expect(await after('{End}')).toBe('1');
  expect(await after('{Delete}')).toBe('0');
  expect(page.getByRole('button', { name: 'cannot happen 0' }).element().getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect([box().value, page.getByRole('slider').elements().length]).toEqual(['1', 1]);
  expect(document.activeElement).toBe(slider());
});

test('R-2635: above 99 % the line is mirrored', async () => {
  await ask({ defaultValue: 99 });
  await userEvent.click(page.getByRole('button', { name: 'More than 99 %?' }));
  await expect.element(fine()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(box().value).toBe('99.3');
  await userEvent.keyboard('{End}');
  expect(box().value).toBe('99.99');
});

test.each([
  ['rare', '“rare” is no share. Type 0.2, 1/500 or 20 in 10000.'],
  ['1e2', '“1e2” is no share. Type 0.2, 1/500 or 20 in 10000.'],
  ['5o', '“5o” is no share. Type 0.2, 1/500 or 20 in 10000.'],
  ['150', '150 is more than all: a share is 100 % at most.'],
  ['-3', '-3 is below 0, and no share can be.'],
])('R-1716: %s in the box gives back the answer from before it, and says so', async (typed, reason) => {
  const onValueCommit = vi.fn();
  const view = await ask({ defaultValue: 20, onValueCommit });
  await userEvent.click(box());
  await userEvent.keyboard(`${typed}{Enter}`);
  await expect.element(page.getByRole('alert').getByText(`${reason} Still 20 %.`)).toBeVisible();
  expect([box().value, slider().value, onValueCommit.mock.calls]).toEqual(['20', '20', []]);
  await view.unmount();
  await ask({ defaultValue: { ppm: 2_000 } });
  await userEvent.click(box());
  await userEvent.keyboard(`${typed}{Enter}`);
  await expect.element(page.getByRole('alert').getByText(`${reason} Still 0.2 %.`)).toBeVisible();
  expect([box().value, slider().value]).toEqual(['0.2', '1']);
});

test('R-1716: an unanswered row stays so, whether the box is left with what is no share or empty', async () => {
  const onValueCommit = vi.fn();
  await ask({ onValueCommit });
  await userEvent.click(box());
  await userEvent.keyboard('1e2{Enter}');
  await expect.element(page.getByRole('alert').getByText(/ Still not answered\.$/)).toBeVisible();
  await userEvent.click(box());
  await userEvent.keyboard('4{Backspace}{Enter}');
  expect([slider().hasAttribute('data-unset'), onValueCommit.mock.calls]).toEqual([true, []]);
  slider().focus();
  await strike(...'150', 'Enter');
  await expect.element(page.getByRole('alert').getByText(/150/)).toBeVisible();
  expect([slider().hasAttribute('data-unset'), box().value]).toEqual([true, '50']);
});

test('R-2647: without precision, nothing of it is offered or taken', async () => {
  await render(<ProbabilitySlider label="present?" defaultValue={1} />);
  expect(page.getByRole('button', { name: 'Rarer than 1 %?' }).elements()).toEqual([]);
  await userEvent.click(box());
  await userEvent.keyboard('0.2{Enter}');
  expect([box().value, page.getByRole('slider').elements().length]).toEqual(['1', 1]);
});

test('R-3100: a share that is exact is shown as it is also where no exact ones are taken, and a step gives it to the slider', async () => {
  const onValueChange = vi.fn();
  await ask({ precision: 'percent', defaultValue: { ppm: 2_000 }, onValueChange });
  await expect.element(fine()).toHaveAttribute('aria-readonly', 'true');
  expect(box().value).toBe('0.2');
  slider().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(2, expect.objectContaining({ reason: 'key' }));
  expect([box().value, page.getByRole('slider').elements().length]).toEqual(['2', 1]);
});

test.each([{ ppm: Number.NaN }, { ppm: -1 }, { ppm: 1_000_001 }, { ppm: 0.5 }])(
  'R-3100: %j is no share, and no answer is made of it',
  async (value) => {
    await ask({ value });
    expect(slider().hasAttribute('data-unset')).toBe(true);
  },
);

test('R-3100: one change is told once, whether the share is exact or not', async () => {
  const onValueChange = vi.fn();
  const onValueCommit = vi.fn();
  await ask({ onValueChange, onValueCommit });
  await userEvent.click(box());
  await userEvent.keyboard('0.2{Enter}');
  await userEvent.keyboard('30{Enter}');
  const told = [{ ppm: 2_000 }, 30];
  expect(onValueChange.mock.calls.map(([value]) => value as Share)).toEqual(told);
  expect(onValueCommit.mock.calls.map(([value]) => value as Share)).toEqual(told);
});

test('R-2635: the line that loads after the press leaves the focus to whoever types elsewhere already', async () => {
  await ask({ defaultValue: 1 });
  await userEvent.click(page.getByRole('button', { name: 'Rarer than 1 %?' }));
  box().focus();
  await expect.element(fine()).toBeVisible();
  await userEvent.keyboard('1/10000{Enter}');
  expect(document.activeElement).not.toBe(fine().element());
  expect(box().value).toBe('0.01');
});

test('R-1707: the box brings the keys for decimal numbers, and one press the letters for a fraction, typing going on', async () => {
  const onValueChange = vi.fn();
  await ask({ onValueChange });
  await userEvent.click(box());
  expect(box().inputMode).toBe('decimal');
  await userEvent.keyboard('1');
  const letters = document.querySelector<HTMLButtonElement>('[data-slot="letters"]');
  expect(letters?.getAttribute('aria-label')).toBe(typedNumberLabels.letters);
  // Shown on touch screens only.
  letters?.click();
  expect([box().inputMode, document.activeElement === box()]).toEqual(['text', true]);
  await expect.poll(() => letters?.getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard('/500{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith({ ppm: 2_000 }, expect.objectContaining({ reason: 'type' }));
});

test('R-1713: no label holds a button; a press beside the digits goes to the number, one on the button keeps it there', async () => {
  await ask();
  const label = box().closest('label')!;
  expect(document.querySelectorAll('label button')).toHaveLength(0);
  expect(label.control).toBe(box());
  label.click();
  expect(document.activeElement).toBe(box());
  await expect.element(page.getByRole('textbox')).toHaveAccessibleName('Percent present?');
});

test('R-2320: digits pressed on the fine line are typed on the slider, and are no answer before they are finished', async () => {
  const onValueChange = vi.fn();
  await ask({ defaultValue: { ppm: 2_000 }, onValueChange });
  await expect.element(fine()).toBeVisible();
  (fine().element() as HTMLElement).focus();
  await userEvent.keyboard('0.05');
  expect([box().value, document.activeElement === slider(), onValueChange.mock.calls]).toEqual(['0.05', true, []]);
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ ppm: 500 }, expect.objectContaining({ reason: 'type' }));
});
