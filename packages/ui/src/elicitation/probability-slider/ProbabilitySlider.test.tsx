import { createRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { verbalScale } from '../../labels/english.js';
import { ProbabilitySlider, type ProbabilitySliderProps } from './ProbabilitySlider.js';

const onValueChange = vi.fn();
const onValueCommit = vi.fn();
beforeEach(() => {
  onValueChange.mockClear();
  onValueCommit.mockClear();
});
afterEach(() => vi.useRealTimers());

const show = (props: Partial<ProbabilitySliderProps> = {}, width = 900) =>
  render(
    <CredenceProvider>
      <div style={{ inlineSize: width }}>
        <ProbabilitySlider label="present?" onValueChange={onValueChange} onValueCommit={onValueCommit} {...props} />
      </div>
      <button type="button">Elsewhere</button>
    </CredenceProvider>,
  );
const slider = () => page.getByRole('slider').element() as HTMLInputElement;
const box = () => page.getByRole('textbox').element() as HTMLInputElement;
const press = async (keys: string) => {
  slider().focus();
  await userEvent.keyboard(keys);
};
const last = (spy: typeof onValueChange) => spy.mock.lastCall as [number | null, { reason: string }] | undefined;
const people = () => Number(document.querySelector<HTMLElement>('[data-credence="icon-array"]')?.dataset['filled']);

test.each([
  [150, '99', '99 percent, (almost) certain'],
  [-5, '1', '1 percent, (almost) impossible'],
  [Number.NaN, '50', 'not answered, starting value 50 percent'],
])('R-2720: %s from the page is shown as what the scale can say', async (value, shown, said) => {
  await show({ value });
  expect([slider().value, box().value.replace(/\D/g, '')]).toEqual([shown, shown]);
  expect(slider().getAttribute('aria-valuetext')).toBe(said);
});

describe('nobody has answered yet', () => {
  test('is a value of its own: said, drawn and kept apart from 50 (R-725, R-1509)', async () => {
    await show();
    expect(slider().value).toBe('50');
    expect(slider().getAttribute('aria-valuetext')).toBe('not answered, starting value 50 percent');
    expect(document.querySelector('[data-credence="probability-slider"]')?.getAttribute('data-state')).toBe('unset');
    expect(people()).toBe(25);
    await expect.element(page.getByRole('img', { name: '25 of 50 people, the starting value' })).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('a tap on the resting thumb makes 50 the answer', async () => {
    await show();
    await userEvent.click(slider());
    expect(last(onValueChange)).toEqual([50, expect.objectContaining({ reason: 'keep' })]);
    expect(onValueCommit).toHaveBeenCalledOnce();
    expect(slider().getAttribute('aria-valuetext')).toBe('50 percent, fifty-fifty');
  });

  test.each(['{Enter}', ' ', '50{Enter}'])('the keys %j make 50 the answer', async (keys) => {
    await show();
    await press(keys);
    expect(last(onValueChange)?.[0]).toBe(50);
  });

  test('the first arrow key starts from 50', async () => {
    await show();
    await press('{ArrowRight}');
    expect(last(onValueChange)).toEqual([51, expect.objectContaining({ reason: 'key' })]);
  });
});

describe('an answer', () => {
  test('is said as number and words at once (complaint 8: the screen reader says the old value)', async () => {
    await show({ defaultValue: 36 });
    await press('{ArrowRight}');
    expect(slider().getAttribute('aria-valuetext')).toBe('37 percent, between uncertain and fifty-fifty');
    expect(box().value).toBe('37');
    expect(people()).toBe(18);
  });

  test.each([
    [1, '(almost) impossible 0'],
    [75, 'expected 75'],
    [99, '(almost) certain 100'],
  ])('of %i shows the word %j pressed, and no other', async (value, name) => {
    await show({ defaultValue: value });
    const pressed = page.getByRole('button', { pressed: true });
    await expect.element(pressed).toHaveTextContent(name);
    expect(pressed.elements()).toHaveLength(1);
  });

  test('of 62 presses no word: it lies between two', async () => {
    await show({ defaultValue: 62 });
    expect(page.getByRole('button', { pressed: true }).elements()).toHaveLength(0);
  });
});

describe('one tab stop', () => {
  test('the slider alone is in the tab order; everything else of it is for the pointer', async () => {
    await show();
    await userEvent.tab();
    expect(document.activeElement).toBe(slider());
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Elsewhere');
  });

  test.each([
    ['{Shift>}{ArrowRight}{/Shift}', 60, 'key'],
    ['{PageDown}', 40, 'key'],
    ['{Home}', 1, 'key'],
    ['{End}', 99, 'key'],
    ['{]}', 75, 'word'],
    ['{[}', 25, 'word'],
    ['37{Enter}', 37, 'type'],
    ['100 ', 99, 'type'],
    ['07{Enter}', 7, 'type'],
  ])('%s gives %i (R-727)', async (keys, value, reason) => {
    await show({ defaultValue: 50 });
    await press(keys === '{]}' ? ']' : keys === '{[}' ? '[[' : keys);
    expect(last(onValueChange)).toEqual([value, expect.objectContaining({ reason })]);
  });
});

describe('the end of a gesture is told once (complaint 5)', () => {
  test('for a key that is held and let go', async () => {
    await show({ defaultValue: 50 });
    await press('{ArrowRight>3/}');
    expect(onValueChange).toHaveBeenCalledTimes(3);
    expect(onValueCommit).toHaveBeenCalledOnce();
    expect(last(onValueCommit)?.[0]).toBe(53);
  });

  test('for digits, 0.8 seconds after the last one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show({ defaultValue: 50 });
    slider().focus();
    await userEvent.keyboard('37');
    expect(onValueCommit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(801);
    expect(onValueCommit).toHaveBeenCalledOnce();
    expect(last(onValueCommit)).toEqual([37, expect.objectContaining({ reason: 'type' })]);
  });

  test('for digits, at once when the focus leaves', async () => {
    await show({ defaultValue: 50 });
    await press('37');
    await userEvent.tab();
    expect(onValueCommit).toHaveBeenCalledOnce();
  });

  test('for a click on the rail, a word and a step', async () => {
    await show({ defaultValue: 50 });
    await userEvent.click(slider(), { position: { x: 200, y: 22 } });
    expect(onValueCommit).toHaveBeenCalledTimes(1);
    expect(last(onValueCommit)?.[1].reason).toBe('drag');
    await userEvent.click(page.getByRole('button', { name: 'probable 85', exact: true }));
    expect(last(onValueCommit)).toEqual([85, expect.objectContaining({ reason: 'word' })]);
    await userEvent.click(page.getByRole('button', { name: 'One less' }));
    expect(last(onValueCommit)).toEqual([84, expect.objectContaining({ reason: 'step' })]);
    expect(onValueCommit).toHaveBeenCalledTimes(3);
  });

  test('not for a key that changes nothing', async () => {
    await show({ defaultValue: 99 });
    await press('{ArrowRight}');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(onValueCommit).not.toHaveBeenCalled();
  });
});

describe('the number box', () => {
  test('takes a number and tells its end when it is left', async () => {
    await show();
    await userEvent.fill(box(), '44');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(44, expect.objectContaining({ reason: 'type' }));
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith(44, expect.objectContaining({ reason: 'type' }));
    expect(document.activeElement).toBe(slider());
  });

  test.each([
    ['150', 99],
    ['0', 1],
    ['12.7', 13],
  ])('makes of %j the nearest answer there is, %i (R-727, R-1508)', async (typed, value) => {
    await show({ defaultValue: 50 });
    await userEvent.fill(box(), typed);
    await userEvent.keyboard('{Enter}');
    expect(last(onValueChange)?.[0]).toBe(value);
    expect(box().value).toBe(String(value));
  });

  test('counts a number above the highest answer as the highest one, without being left (R-727)', async () => {
    await show();
    await userEvent.click(box());
    await userEvent.keyboard('100');
    // Saves the question without leaving the box.
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(last(onValueChange)?.[0]).toBe(99);
    expect(document.activeElement).toBe(box());
    expect(slider().value).toBe('99');
    await userEvent.tab();
    expect(last(onValueCommit)?.[0]).toBe(99);
    expect(onValueCommit).toHaveBeenCalledOnce();
    await expect.element(box()).toHaveValue('99');
  });

  test('left empty keeps the answer', async () => {
    await show({ defaultValue: 30 });
    await userEvent.fill(box(), '');
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(box().value).toBe('30');
  });
});

describe('every layer shares one scale (complaint 6)', () => {
  const thumbCentre = () => {
    const { left, width } = slider().getBoundingClientRect();
    const thumb = 20;
    return left + thumb / 2 + ((Number(slider().value) - 1) / 98) * (width - thumb);
  };
  test.each([320, 390, 655, 900, 1320])('at %i px the thumb stands on the tick of its word', async (width) => {
    const view = await show({ defaultValue: 50 }, width);
    const ticks = [...document.querySelectorAll('[data-slot="tick"]')];
    const rail = document.querySelector('[data-slot="rail"]')!.getBoundingClientRect();
    for (const [index, { percent }] of verbalScale.entries()) {
      const tick = ticks[index]!.getBoundingClientRect();
      const answer = Math.min(99, Math.max(1, percent));
      await view.rerender(
        <CredenceProvider>
          <div style={{ inlineSize: width }}>
            <ProbabilitySlider label="present?" value={answer} />
          </div>
        </CredenceProvider>,
      );
      expect(Math.abs(thumbCentre() - (rail.left + (rail.width * answer) / 100))).toBeLessThanOrEqual(0.5);
      // The end words are at 0 and 100, and give the nearest possible answers.
      if (percent === answer) {
        expect(Math.abs(thumbCentre() - (tick.left + tick.width / 2))).toBeLessThanOrEqual(0.5);
      }
    }
  });
});

describe('in a form', () => {
  test('sends its number, restores what it began with, and follows a disabled fieldset (R-1506 to R-1508)', async () => {
    await render(
      <CredenceProvider>
        <form data-testid="form">
          <fieldset>
            <ProbabilitySlider label="present?" name="present" onValueChange={onValueChange} />
          </fieldset>
          <button type="reset">Reset</button>
        </form>
      </CredenceProvider>,
    );
    const form = page.getByTestId('form').element() as HTMLFormElement;
    expect(new FormData(form).get('present')).toBeNull();
    await press('37{Enter}');
    expect(new FormData(form).get('present')).toBe('37');
    expect([...new FormData(form).keys()]).toEqual(['present']);
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    expect(last(onValueChange)).toEqual([null, expect.objectContaining({ reason: 'reset' })]);
    await expect.poll(() => slider().value).toBe('50');
    form.querySelector('fieldset')!.disabled = true;
    await expect.element(page.getByRole('button', { name: 'One more' })).toBeDisabled();
  });
});

describe('where it is not free', () => {
  test('a controlled slider stays where its parent holds it', async () => {
    await show({ value: 30 });
    await press('{ArrowRight}');
    expect(onValueChange).toHaveBeenCalledOnce();
    expect(slider().value).toBe('30');
  });

  test.each([{ disabled: true }, { readOnly: true }])('with %j nothing changes it', async (props) => {
    await show({ defaultValue: 30, ...props });
    slider().focus();
    await userEvent.keyboard('{ArrowRight}[[');
    await userEvent.click(slider(), { position: { x: 500, y: 22 }, force: true });
    expect(onValueChange).not.toHaveBeenCalled();
    expect(slider().value).toBe('30');
  });
});

test('a screen reader on a phone sets the native value, and it counts (complaint 1)', async () => {
  await show();
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  set.call(slider(), '64');
  slider().dispatchEvent(new Event('input', { bubbles: true }));
  expect(last(onValueChange)?.[0]).toBe(64);
  slider().dispatchEvent(new Event('change', { bubbles: true }));
  expect(onValueCommit).toHaveBeenCalledOnce();
});

test('the wheel changes nothing', async () => {
  await show({ defaultValue: 30 });
  slider().focus();
  slider().dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }));
  expect(onValueChange).not.toHaveBeenCalled();
});

test('ref, class and data attributes land on the root', async () => {
  const ref = createRef<HTMLDivElement>();
  function Held() {
    const [value, setValue] = useState<number | null>(null);
    return (
      <ProbabilitySlider
        ref={ref}
        className="mine"
        data-testid="root"
        label="x"
        value={value}
        onValueChange={setValue}
      />
    );
  }
  await render(<Held />);
  expect(ref.current).toBe(page.getByTestId('root').element());
  expect(ref.current?.classList.contains('mine')).toBe(true);
});
