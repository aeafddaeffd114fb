import { createRef, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ProbabilityValues } from '../answers/answerHistory.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { DistributionBars, type DistributionBarsProps } from './DistributionBars.js';

interface Session {
  send: (method: string, params: Record<string, unknown>) => Promise<unknown>;
}
type Point = readonly [x: number, y: number];

const onValuesChange = vi.fn();
const onValuesCommit = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  window.scrollTo(0, 0);
});

const states = ['mild', 'moderate', 'severe'];
const sliders = () => page.getByRole('slider').elements() as HTMLInputElement[];
const shares = () => sliders().map((slider) => Number(slider.value));
const last = () => onValuesCommit.mock.lastCall as [ProbabilityValues, { reason: string; index?: number }] | undefined;

async function show(props: Partial<DistributionBarsProps> = {}) {
  await render(
    <CredenceProvider>
      <div style={{ blockSize: 200 }} />
      <div style={{ inlineSize: 420 }}>
        <DistributionBars
          nodeName="Stridor"
          states={states}
          onValuesChange={onValuesChange}
          onValuesCommit={onValuesCommit}
          {...props}
        />
      </div>
      <div style={{ blockSize: 3000 }} />
    </CredenceProvider>,
  );
  // Letters that come later move the bars.
  await document.fonts.ready;
}
/** The middle of a bar, at a height in percent of the scale of 100. */
function at(index: number, percent: number): Point {
  const box = document.querySelectorAll('[data-slot="area"]')[index]?.getBoundingClientRect();
  if (!box) throw new Error('no such bar');
  return [box.left + box.width / 2, box.bottom - (percent / 100) * box.height];
}
const session = () => cdp() as unknown as Session;
function inWindow([x, y]: Point) {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: window.innerWidth };
  const scale = frame.width / window.innerWidth;
  return { x: frame.left + x * scale, y: frame.top + y * scale };
}
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

async function mouse(path: readonly Point[], release = true) {
  const send = (type: string, point: Point) =>
    session().send('Input.dispatchMouseEvent', { type, ...inWindow(point), button: 'left', buttons: 1, clickCount: 1 });
  const [first = [0, 0], ...others] = path;
  await send('mousePressed', first);
  for (const point of others) await send('mouseMoved', point);
  if (release) await send('mouseReleased', path.at(-1) ?? first);
  await pause(30);
}
async function finger(path: readonly Point[], rest = 0) {
  const send = (type: string, points: readonly Point[]) =>
    session().send('Input.dispatchTouchEvent', { type, touchPoints: points.map(inWindow) });
  const [first = [0, 0], ...others] = path;
  await send('touchStart', [first]);
  await pause(rest);
  for (const point of others) {
    await send('touchMove', [point]);
    await pause(16);
  }
  await send('touchEnd', []);
  await pause(100);
}
const line = ([x, y]: Point, [toX, toY]: Point, steps = 12): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps]);

describe('a mouse', () => {
  test('sets a bar where it clicks; the others give way (R-727, R-729)', async () => {
    await show({ defaultValues: [60, 30, 10] });
    await mouse([at(0, 20)]);
    expect(last()).toEqual([[20, 60, 20], expect.objectContaining({ reason: 'drag', index: 0 })]);
    expect(onValuesCommit).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(sliders()[0]);
  });

  test('draws over bars in one gesture, which one undo takes back', async () => {
    await show({ states: ['1', '2', '3', '4', '5'], defaultValues: [20, 20, 20, 20, 20] });
    await mouse([at(0, 5), at(1, 10), at(2, 40)]);
    expect(shares().slice(0, 3)).toEqual([5, 10, 40]);
    expect(onValuesCommit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(shares()).toEqual([20, 20, 20, 20, 20]);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(shares().slice(0, 3)).toEqual([5, 10, 40]);
  });

  test('out and back restores every bar', async () => {
    await show({ defaultValues: [50, 37, 13] });
    await mouse([at(0, 50), ...line(at(0, 50), at(0, 95), 5), ...line(at(0, 95), at(0, 50), 5)]);
    expect(shares()).toEqual([50, 37, 13]);
  });

  test('that takes a bar by its top does not move it', async () => {
    await show({ defaultValues: [60, 30, 10] });
    const [x, y] = at(0, 60);
    await mouse([[x, y + 4]]);
    expect(onValuesChange).not.toHaveBeenCalled();
  });

  test('on the resting top of an unanswered bar makes the starting values the answer', async () => {
    await show();
    await mouse([at(1, 33)]);
    expect(last()).toEqual([[34, 33, 33], expect.objectContaining({ reason: 'keep', index: 1 })]);
  });

  test('lets all bars fall back on Escape', async () => {
    await show({ defaultValues: [60, 30, 10] });
    await mouse([at(0, 60), at(0, 20)], false);
    expect(shares()).not.toEqual([60, 30, 10]);
    await userEvent.keyboard('{Escape}');
    expect(shares()).toEqual([60, 30, 10]);
    expect(onValuesCommit).not.toHaveBeenCalled();
    await session().send('Input.dispatchMouseEvent', { type: 'mouseReleased', x: 0, y: 0, button: 'left' });
  });

  test('changes nothing where it cannot be changed', async () => {
    await show({ defaultValues: [60, 30, 10], readOnly: true });
    await mouse([at(0, 20)]);
    expect(onValuesChange).not.toHaveBeenCalled();
  });
});

describe('a finger (complaint 2: page scroll changes the value)', () => {
  test('that moves at once scrolls the page and changes no bar', async () => {
    await show({ defaultValues: [60, 30, 10] });
    const [x, y] = at(0, 50);
    await finger(line([x, y], [x, y - 150]));
    await expect.poll(() => window.scrollY).toBeGreaterThan(50);
    expect(onValuesChange).not.toHaveBeenCalled();
    expect(shares()).toEqual([60, 30, 10]);
    // The page goes on scrolling after the finger has left it, into the next test.
    let last = -1;
    await expect
      .poll(
        () => {
          const isStill = window.scrollY === last;
          last = window.scrollY;
          return isStill;
        },
        { interval: 100 },
      )
      .toBe(true);
  });

  test('sets a bar with a tap', async () => {
    await show({ defaultValues: [60, 30, 10] });
    await finger([at(0, 20)]);
    expect(Math.abs((shares()[0] ?? 0) - 20)).toBeLessThanOrEqual(1);
    expect(onValuesCommit).toHaveBeenCalledOnce();
  });

  test('that rests on a bar draws it, and the page stays', async () => {
    await show({ defaultValues: [60, 30, 10] });
    await finger(line(at(0, 60), at(0, 20)), 350);
    expect(window.scrollY).toBe(0);
    expect(Math.abs((shares()[0] ?? 0) - 20)).toBeLessThanOrEqual(1);
    expect(onValuesCommit).toHaveBeenCalledOnce();
  });
});

describe('keys and screen readers', () => {
  test('every bar is one tab stop, named by its whole question (R-714)', async () => {
    await show();
    for (const state of states) {
      await userEvent.tab();
      expect(document.activeElement?.getAttribute('aria-label')).toBe(`How likely is it that Stridor is: ${state}?`);
    }
  });

  test('a number that is typed is one gesture', async () => {
    await show({ defaultValues: [60, 30, 10] });
    sliders()[1]?.focus();
    await userEvent.keyboard('70');
    await userEvent.tab();
    expect(onValuesCommit).toHaveBeenCalledOnce();
    expect(last()).toEqual([[26, 70, 4], expect.objectContaining({ reason: 'type', index: 1 })]);
  });

  test('a bar that is kept stays, and says so', async () => {
    await show({ defaultValues: [60, 30, 10], locks: [false, true, false] });
    expect(sliders()[1]?.getAttribute('aria-valuetext')).toContain('kept');
    sliders()[1]?.focus();
    await userEvent.keyboard('{End}');
    expect(onValuesChange).not.toHaveBeenCalled();
    sliders()[0]?.focus();
    await userEvent.keyboard('{End}');
    expect(last()?.[0]).toEqual([69, 30, 1]);
  });

  test('what assistive technology sets counts (complaint 1)', async () => {
    await show({ defaultValues: [60, 30, 10] });
    const [first] = sliders();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(first, '20');
    first?.dispatchEvent(new Event('input', { bubbles: true }));
    first?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(last()?.[0]).toEqual([20, 60, 20]);
  });
});

test('answers that add up to another sum are shown as what they come to, and change by a gesture alone', async () => {
  await show({ defaultValues: [62, 30, 50] });
  expect(shares()).toEqual([44, 21, 35]);
  expect(onValuesChange).not.toHaveBeenCalled();
});

test('stays where its parent holds it', async () => {
  await show({ values: [60, 30, 10] });
  sliders()[0]?.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(onValuesChange).toHaveBeenCalledOnce();
  expect(shares()).toEqual([60, 30, 10]);
});

test('takes part in a form, and falls back with it', async () => {
  function Form() {
    const [values, setValues] = useState<ProbabilityValues>();
    return (
      <form>
        <DistributionBars
          nodeName="Stridor"
          states={states}
          defaultValues={[60, 30, 10]}
          onValuesChange={setValues}
          name="p"
        />
        <output>{JSON.stringify(values)}</output>
      </form>
    );
  }
  await render(<Form />);
  const form = document.querySelector('form');
  const sent = () => new FormData(form ?? undefined).getAll('p');
  sliders()[0]?.focus();
  await userEvent.keyboard('{Home}');
  expect(sent()).toEqual(['1', '74', '25']);
  form?.reset();
  await expect.poll(sent).toEqual(['60', '30', '10']);
  expect(shares()).toEqual([60, 30, 10]);
});

test('hands ref, class and data attributes to its root element', async () => {
  const ref = createRef<HTMLDivElement>();
  await show({ ref, className: 'mine', id: 'bars', 'data-testid': 'here' } as Partial<DistributionBarsProps>);
  expect(ref.current?.matches('.mine#bars[data-testid="here"][data-credence="distribution-bars"]')).toBe(true);
});
