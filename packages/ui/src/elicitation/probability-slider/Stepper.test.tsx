import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProbabilitySlider, type ProbabilitySliderProps } from './ProbabilitySlider.js';

const onValueChange = vi.fn();
const onValueCommit = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const show = (props: Partial<ProbabilitySliderProps> = {}) =>
  render(
    <ProbabilitySlider
      label="present?"
      defaultValue={50}
      onValueChange={onValueChange}
      onValueCommit={onValueCommit}
      {...props}
    />,
  );
const more = () => page.getByRole('button', { name: 'One more' }).element();
const slider = () => page.getByRole('slider').element() as HTMLInputElement;
const pointer = (type: string, init: PointerEventInit = {}) =>
  more().dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, ...init }));

/** Advances time by the repeat interval, rendering in between. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 20) {
    vi.advanceTimersByTime(20);
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  }
}

describe('a step button that is held', () => {
  test('repeats after a moment, and tells its end once when it is let go', async () => {
    await show();
    pointer('pointerdown');
    await pass(380);
    expect(onValueChange).not.toHaveBeenCalled();
    await pass(40 + 4 * 60);
    expect(slider().value).toBe('55');
    expect(onValueCommit).not.toHaveBeenCalled();
    pointer('pointerup');
    pointer('click');
    await pass(1000);
    expect(slider().value).toBe('55');
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith(55, expect.objectContaining({ reason: 'step' }));
  });

  test.each(['pointerout', 'pointercancel'])('stops on %s', async (type) => {
    await show();
    pointer('pointerdown');
    await pass(400);
    pointer(type, { relatedTarget: document.body });
    await pass(1000);
    expect(slider().value).toBe('51');
    expect(onValueCommit).toHaveBeenCalledOnce();
  });

  test('stands at the highest answer there is', async () => {
    await show({ defaultValue: 97 });
    pointer('pointerdown');
    await pass(1000);
    pointer('pointerup');
    expect(slider().value).toBe('99');
    expect(onValueChange).toHaveBeenCalledTimes(2);
  });

  test('pressed for a moment, by a finger that scrolls on, or with another button it does nothing by itself', async () => {
    await show();
    pointer('pointerdown');
    pointer('pointercancel');
    pointer('pointerdown', { button: 2 });
    await pass(1000);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('gone from the page it stops', async () => {
    const { unmount } = await show();
    pointer('pointerdown');
    await pass(400);
    await unmount();
    onValueChange.mockClear();
    await pass(1000);
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

test('a click and a press by assistive technology are one step each', async () => {
  vi.useRealTimers();
  await show();
  await userEvent.click(more());
  expect(slider().value).toBe('51');
  (more() as HTMLButtonElement).click();
  await expect.poll(() => slider().value).toBe('52');
  expect(onValueCommit).toHaveBeenCalledTimes(2);
});
