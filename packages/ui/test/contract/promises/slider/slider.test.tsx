import { expect } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { dragMouse, type Point, swipe, touch } from '../../../fingers.js';
import { emulateTouchScreen, endEmulation } from '../../emulation.js';
import type { AskingControl } from '../asking.js';
import { keepPromises } from '../keepPromises.js';
import { showAsking } from '../showAsking.js';
import kind from './controls.js';

endEmulation();

type Shown = Awaited<ReturnType<typeof showAsking>>;

async function focused(control: AskingControl, props = {}, options = {}) {
  const shown = await showAsking(control, props, options);
  shown.range.focus();
  return shown;
}

/** Where an answer is on the page: along the rail, or up the first bar. */
function placeOf({ range }: Shown, percent: number): Point {
  const bar = range.closest('[data-slot="bar"]')?.querySelector('[data-slot="area"]')?.getBoundingClientRect();
  // The scale of two bars with shares below 75 goes up to 75, and of others to 100.
  if (bar) return [bar.left + bar.width / 2, bar.bottom - (bar.height * percent) / 100];
  const { left, top, width, height } = range.getBoundingClientRect();
  return [left + 10 + ((percent - 1) / 98) * (width - 20), top + height / 2];
}
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

keepPromises('R-2301', kind, {
  'named-range': async (control) => {
    const { range, said } = await showAsking(control, control.starts(80));
    expect([range.type, range.min, range.max, range.value]).toEqual(['range', '1', '99', '80']);
    await expect.element(range).toHaveAccessibleName(/early\?$/);
    expect(said()).toMatch(/^80 percent, \S/);
  },
  'unanswered-in-words': async (control) => {
    const { said, again, told } = await showAsking(control, control.holds(null));
    expect(said()).toBe('not answered, starting value 50 percent');
    await again(control.holds(50));
    expect([said(), told.changes]).toEqual(['50 percent, fifty-fifty', []]);
  },
  'keys-step': async (control) => {
    const { told } = await focused(control, control.starts(30));
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}{ArrowLeft}{PageUp}{PageDown}');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{End}{ArrowUp}{PageUp}{Home}{ArrowDown}{PageDown}');
    expect(told.changes).toEqual([31, 32, 31, 30, 40, 30, 40, 99, 1]);
    expect(told.ends).toEqual(told.changes);
  },
  'follows-reading': async (control) => {
    const { told } = await focused(control, control.starts(30), { dir: 'rtl' });
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowUp}');
    expect(told.changes).toEqual([29, 30, 31, 32]);
  },
  'other-keys-left': async (control) => {
    const { told, range } = await focused(control, control.starts(30));
    const left: boolean[] = [];
    window.addEventListener('keydown', (event) => left.push(!event.defaultPrevented), { once: false });
    for (const key of ['a', 'F5', 'Tab']) {
      range.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
    for (const key of ['ArrowUp', '5', 'Home']) {
      range.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }));
    }
    expect([left, told.changes]).toEqual([Array.from({ length: 6 }, () => true), []]);
  },
  'end-once': async (control) => {
    const { told } = await focused(control, control.starts(30));
    await userEvent.keyboard('{ArrowUp>4/}');
    expect(told).toEqual({ changes: [31, 32, 33, 34], ends: [34] });
  },
  'drag-told': async (control) => {
    const shown = await showAsking(control, control.starts(80));
    const [x, y] = placeOf(shown, 45);
    await dragMouse(placeOf(shown, 80), placeOf(shown, 60), [x, y]);
    const last = Number(shown.range.value);
    expect(Math.abs(last - 45)).toBeLessThanOrEqual(2);
    expect([shown.told.changes.length > 1, shown.told.changes.at(-1), shown.told.ends]).toEqual([true, last, [last]]);
  },
  'scroll-answers-nothing': async (control) => {
    const shown = await showAsking(control, control.starts(80));
    const [x, y] = placeOf(shown, 40);
    await swipe([x, y], [x, y - 150]);
    expect(window.scrollY).toBeGreaterThan(20);
    expect([shown.range.value, shown.told.ends]).toEqual(['80', []]);
  },
  'one-finger': async (control) => {
    const shown = await showAsking(control, control.starts(80));
    const [first, palm] = [placeOf(shown, 45), placeOf(shown, 90)];
    await touch('touchStart', placeOf(shown, 80));
    // Bars want to be held first.
    await pause(600);
    await touch('touchMove', placeOf(shown, 60));
    await touch('touchMove', first);
    await pause(100);
    const kept = shown.range.value;
    await touch('touchStart', first, palm);
    await touch('touchMove', first, [palm[0] + 3, palm[1]]);
    await touch('touchEnd', palm);
    await touch('touchMove', [palm[0] - 6, palm[1]]);
    await touch('touchMove', palm);
    await touch('touchEnd');
    await pause(100);
    // A browser that is busy may take two fingers for a zoom, which gives the drag up.
    const outcomes = [
      [kept, kept],
      ['80', ''],
    ];
    expect(outcomes).toContainEqual([shown.range.value, shown.told.ends.join()]);
  },
  'wheel-answers-nothing': async (control) => {
    const shown = await focused(control, control.starts(30));
    const [x, y] = placeOf(shown, 30);
    const session = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
    await session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY: 40 });
    shown.range.dispatchEvent(new WheelEvent('wheel', { deltaY: -40, bubbles: true, cancelable: true }));
    expect([shown.range.value, shown.told.changes]).toEqual(['30', []]);
  },
  'typed-when-finished': async (control) => {
    const { told, range, said, sent } = await focused(control, control.starts(80));
    await userEvent.keyboard('45');
    expect([told.changes, range.value, said().slice(0, 2), sent()]).toEqual([[], '80', '80', '80']);
    await userEvent.keyboard('{Enter}');
    expect(told).toEqual({ changes: [45], ends: [45] });
    await userEvent.keyboard('30');
    await expect.poll(() => told.ends).toEqual([45, 30]);
    expect(told.changes).toEqual([45, 30]);
  },
  'typed-given-back': async (control) => {
    const { told, range } = await focused(control, control.starts(80));
    await userEvent.keyboard('45{Escape}{Tab}');
    expect([told, range.value]).toEqual([{ changes: [], ends: [] }, '80']);
  },
  'typed-kept': async (control) => {
    const { told, unmount } = await focused(control, control.starts(80));
    await userEvent.keyboard('45');
    await unmount();
    expect(told).toEqual({ changes: [45], ends: [45] });
  },
  'prevented-by-page': async (control) => {
    const onKeyDown = (event: { preventDefault: () => void }) => event.preventDefault();
    const { told, range } = await focused(control, { ...control.starts(30), onKeyDown });
    await userEvent.keyboard('{ArrowUp}{Home}{PageUp}]7');
    await userEvent.tab();
    expect([told.changes, range.value]).toEqual([[], '30']);
  },
  'refused-by-parent': async (control) => {
    const { told, range, said } = await focused(control, control.holds(30));
    await userEvent.keyboard('{ArrowUp}45{Enter}');
    expect([told.changes, range.value]).toEqual([[31, 45], '30']);
    expect(said()).toMatch(/^30 percent/);
  },
  'follows-its-value': async (control) => {
    const { told, range, said, sent, again } = await focused(control, control.holds(30));
    await again(control.holds(85));
    expect([range.value, said(), sent(), told.changes]).toEqual(['85', '85 percent, probable', '85', []]);
  },
  'on-its-scale': async (control) => {
    const { range, said, again, told } = await focused(control, control.holds(150));
    for (const value of [150, -20, 33.3, Number.NaN, Number.POSITIVE_INFINITY]) {
      await again(control.holds(value));
      const shown = Number(range.value);
      expect(said()).toMatch(new RegExp(`\\b${shown} percent`));
      expect([shown >= 1, shown <= 99, document.body.innerHTML.includes('NaN')]).toEqual([true, true, false]);
    }
    await again(control.holds(33.3));
    await userEvent.keyboard('{ArrowUp}');
    expect(told.changes).toEqual([34]);
  },
  'not-while-fixed': async (control) => {
    const shown = await showAsking(control, { ...control.starts(80), disabled: true });
    for (const fixed of [{ disabled: true }, { readOnly: true }]) {
      await shown.again({ ...control.starts(80), ...fixed });
      shown.range.focus();
      expect(document.activeElement === shown.range).toBe(!('disabled' in fixed));
      await userEvent.keyboard('{ArrowUp}45{Enter}{Home}');
      await dragMouse(placeOf(shown, 80), placeOf(shown, 45));
      expect([shown.range.value, shown.told.changes]).toEqual(['80', []]);
    }
  },
  'reset-with-form': async (control) => {
    const { range, form, said } = await focused(control, control.starts(80));
    await userEvent.keyboard('{Home}');
    expect(range.value).toBe('1');
    form.reset();
    await expect.poll(() => range.value).toBe('80');
    await expect.poll(said).toMatch(/^80 percent/);
  },
  'told-once-in-strict-mode': async (control) => {
    // Everything here is drawn in StrictMode.
    const { told } = await focused(control, control.starts(null));
    await userEvent.keyboard('{Enter}{ArrowUp}');
    expect(told).toEqual({ changes: [50, 51], ends: [50, 51] });
  },
  'high-enough': async (control) => {
    await emulateTouchScreen();
    const { range } = await showAsking(control, control.starts(80));
    const pressed = range.closest('[data-slot="bar"]')?.querySelector('[data-slot="area"]') ?? range;
    expect(pressed.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
