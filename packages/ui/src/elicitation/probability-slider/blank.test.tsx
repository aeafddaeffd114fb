import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { probabilitySliderLabels as texts } from '../../labels/english.js';
import { ProbabilitySlider, type ProbabilitySliderProps } from './ProbabilitySlider.js';

const onValueChange = vi.fn();
const onValueCommit = vi.fn();
beforeEach(() => vi.clearAllMocks());

const ask = (props: Partial<ProbabilitySliderProps> = {}) =>
  render(
    <CredenceProvider>
      <form dir={props.dir}>
        <ProbabilitySlider
          label="present?"
          name="answer"
          startValue={null}
          onValueChange={onValueChange}
          onValueCommit={onValueCommit}
          {...props}
        />
      </form>
    </CredenceProvider>,
  );
const slider = () => page.getByRole('slider').element() as HTMLInputElement;
const box = () => page.getByRole('textbox').element() as HTMLInputElement;
const isBlank = () => slider().hasAttribute('data-blank');
const sent = () => new FormData(document.forms[0]).get('answer');
const told = () =>
  [onValueChange.mock.calls, onValueCommit.mock.calls].map((calls) => calls.map(([value]) => value as number));
/** Presses the rail at a percent of it. */
const pressAt = async (percent: number) => {
  const rail = slider().parentElement!;
  const { width, height } = rail.getBoundingClientRect();
  await userEvent.click(rail, { position: { x: (width * percent) / 100, y: height / 2 } });
};

describe('R-3007: a blank slider', () => {
  test('has no thumb, no number and no people, says that it is not set, and sends nothing', async () => {
    const { container } = await ask({ submitUnanswered: true });
    expect(isBlank()).toBe(true);
    expect(container.querySelector('[data-credence="icon-array"]')?.getAttribute('data-filled')).toBe('0');
    expect([box().value, slider().getAttribute('aria-valuetext'), sent()]).toEqual(['', texts.notSet, null]);
    await expect.element(page.getByText(texts.notSet, { exact: true })).toBeVisible();
    expect(container.querySelector('[data-slot="keep"]')).toBeNull();
  });

  test.each([20, 50, 51, 80])('pressed at %d percent of its rail is set there, in one gesture', async (percent) => {
    await ask();
    await pressAt(percent);
    const [value] = told()[1]!;
    expect(Math.abs(value! - percent)).toBeLessThanOrEqual(1);
    expect(told()).toEqual([[value], [value]]);
    expect([isBlank(), sent()]).toEqual([false, String(value)]);
  });

  test.each(['{ArrowRight}', '{ArrowLeft}', '{ArrowUp}', '{PageDown}', '{Shift>}{ArrowUp}{/Shift}', '[[', ']'])(
    'is set to the middle first by %s, and moved from there',
    async (key) => {
      await ask();
      slider().focus();
      await userEvent.keyboard(key);
      expect(told()).toEqual([[50], [50]]);
      await userEvent.keyboard(key);
      expect(told()[0]!.at(-1)).not.toBe(50);
    },
  );

  test.each([
    ['{Home}', 1],
    ['{End}', 99],
    ['37{Enter}', 37],
  ])('goes to where %s says at once', async (keys, value) => {
    await ask();
    slider().focus();
    await userEvent.keyboard(keys);
    expect(told()).toEqual([[value], [value]]);
  });

  test.each(['{Enter}', ' '])('has nothing to keep: the key "%s" sets nothing', async (key) => {
    await ask();
    slider().focus();
    await userEvent.keyboard(key);
    await userEvent.click(box());
    await userEvent.keyboard('{Enter}');
    expect([told(), isBlank()]).toEqual([[[], []], true]);
  });

  test('is set by a number in its box, and an arrow there or a step button sets the middle first', async () => {
    const first = await ask();
    await userEvent.fill(box(), '37');
    await userEvent.keyboard('{Enter}');
    expect(told()).toEqual([[37], [37]]);
    await first.unmount();
    for (const step of [
      () => userEvent.click(page.getByRole('button', { name: texts.more })),
      async () => {
        await userEvent.click(box());
        await userEvent.keyboard('{ArrowDown}');
      },
    ]) {
      vi.clearAllMocks();
      const { unmount } = await ask();
      await step();
      expect(told()[0]).toEqual([50]);
      await unmount();
    }
  });

  test('stays blank when what is typed cannot be read', async () => {
    await ask();
    await userEvent.fill(box(), '1/2');
    await userEvent.keyboard('{Enter}');
    expect([told(), isBlank(), box().value]).toEqual([[[], []], true, '']);
  });

  test('is blank again when its form is reset', async () => {
    await ask();
    await pressAt(20);
    document.forms[0]?.reset();
    await expect.poll(isBlank).toBe(true);
    expect(box().value).toBe('');
  });

  test('makes a form that requires it ask for an answer, not for keeping one', async () => {
    await ask({ required: true });
    expect(slider().validationMessage).toBe(texts.requiredBlank);
    await pressAt(20);
    expect(slider().validationMessage).toBe('');
  });

  test('reads not set where it can only be read', async () => {
    await ask({ readOnly: true });
    await expect.element(page.getByText(texts.notSet, { exact: true })).toBeVisible();
    await pressAt(20);
    expect([told(), isBlank()]).toEqual([[[], []], true]);
  });

  test('shows where the focus is, having no thumb that could', async () => {
    await ask();
    await userEvent.tab();
    expect(document.activeElement).toBe(slider());
    expect(getComputedStyle(slider()).outlineStyle).toBe('solid');
  });

  test('set from right to left, is set where it was pressed', async () => {
    await ask({ dir: 'rtl' });
    await pressAt(20);
    expect(Math.abs(told()[1]![0]! - 80)).toBeLessThanOrEqual(1);
  });
});
