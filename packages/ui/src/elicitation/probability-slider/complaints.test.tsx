import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { answerOf } from '../../foundations/verbal-scale/verbalScale.js';
import { dragMouse, type Point, swipe } from '../../../test/fingers.js';
import { verbalScale } from '../../labels/english.js';
import { ProbabilitySlider, type ProbabilitySliderProps } from './ProbabilitySlider.js';

const onValueChange = vi.fn();
const onValueCommit = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  window.scrollTo(0, 0);
});
afterEach(() => vi.restoreAllMocks());

const show = (props: Partial<ProbabilitySliderProps> = {}) =>
  render(
    <CredenceProvider>
      <div style={{ blockSize: 200 }} />
      <div style={{ inlineSize: 380 }}>
        <form data-testid="form">
          <ProbabilitySlider
            label="present?"
            name="present"
            onValueChange={onValueChange}
            onValueCommit={onValueCommit}
            {...props}
          />
        </form>
      </div>
      <div style={{ blockSize: 2500 }} />
    </CredenceProvider>,
  );
const slider = () => page.getByRole('slider').element() as HTMLInputElement;
const press = async (keys: string) => {
  slider().focus();
  await userEvent.keyboard(keys);
};
const thumb = 20;
/** The position of the thumb's centre for an answer. */
const at = (percent: number): Point => {
  const { left, top, width, height } = slider().getBoundingClientRect();
  return [left + thumb / 2 + ((percent - 1) / 98) * (width - thumb), top + height / 2];
};

describe('what people complain about in sliders', () => {
  test('1: it cannot be moved with TalkBack or on a touch screen with a screen reader', async () => {
    await show();
    expect(slider().matches('input[type="range"]')).toBe(true);
    // As a screen reader does: sets the native value and fires its event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(slider(), '64');
    slider().dispatchEvent(new Event('input', { bubbles: true }));
    slider().dispatchEvent(new Event('change', { bubbles: true }));
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith(64, expect.anything());
    expect(slider().value).toBe('64');
  });

  test('2: scrolling the page across it changes the value', async () => {
    await show({ defaultValue: 50 });
    const [x, y] = at(84);
    await swipe([x, y], [x, y - 150]);
    expect(window.scrollY).toBeGreaterThan(50);
    expect(slider().value).toBe('50');
    expect(onValueCommit).not.toHaveBeenCalled();
  });

  test('3: dragging by touch breaks, fires once, or complains in the console', async () => {
    const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    await show({ defaultValue: 20 });
    await swipe(at(20), at(80));
    expect(onValueChange.mock.calls.length).toBeGreaterThanOrEqual(10);
    for (const spy of said) expect(spy).not.toHaveBeenCalled();
  });

  test('4: there is no way to say that nobody has answered', async () => {
    await show({ value: null });
    expect(slider().getAttribute('aria-valuetext')).toBe('not answered, starting value 50 percent');
    expect(slider().hasAttribute('data-unset')).toBe(true);
    await swipe(at(50), at(50), 0);
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith(50, expect.objectContaining({ reason: 'keep' }));
  });

  test('5: the end of a change is not told, or told with a value that is not the last', async () => {
    await show({ defaultValue: 20 });
    await dragMouse(at(20), at(30), at(45), at(70));
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith(Number(slider().value), expect.anything());
    expect(onValueChange.mock.lastCall![0]).toBe(Number(slider().value));
    expect(Math.abs(Number(slider().value) - 70)).toBeLessThanOrEqual(1);
  });

  test('6: the thumb jumps when it is grabbed, or stands beside the mark', async () => {
    await show({ defaultValue: 50 });
    const [x, y] = at(50);
    for (const grabbed of [x - thumb / 2 + 2, x + thumb / 2 - 2]) {
      await dragMouse([grabbed, y]);
      expect(slider().value).toBe('50');
    }
    const rail = document.querySelector('[data-slot="rail"]')!.getBoundingClientRect();
    const ticks = [...document.querySelectorAll('[data-slot="tick"]')].map((tick) => tick.getBoundingClientRect());
    for (const [index, anchor] of verbalScale.entries()) {
      const answer = answerOf(anchor);
      expect(Math.abs(at(answer)[0] - (rail.left + (rail.width * answer) / 100))).toBeLessThanOrEqual(0.5);
      // The end words are at 0 and 100, and give the nearest possible answers.
      if (answer !== anchor.percent) continue;
      const tick = ticks[index]!;
      expect(Math.abs(at(answer)[0] - (tick.left + tick.width / 2))).toBeLessThanOrEqual(0.5);
    }
  });

  test('7: labels overlap or leave the box: see words.test.tsx, at every width in both languages', async () => {
    await show();
    const { scrollWidth, clientWidth } = document.querySelector('[data-slot="words"]')!;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  test('8: a screen reader says the value before', async () => {
    await show({ defaultValue: 50 });
    const said: (string | null)[] = [];
    slider().addEventListener('keyup', () => said.push(slider().getAttribute('aria-valuetext')));
    await press('{ArrowRight}{ArrowRight}');
    expect(said).toEqual([
      '51 percent, between fifty-fifty and expected',
      '52 percent, between fifty-fifty and expected',
    ]);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(slider(), '75');
    slider().dispatchEvent(new Event('input', { bubbles: true }));
    // In the same task, without waiting.
    expect(slider().getAttribute('aria-valuetext')).toBe('75 percent, expected');
  });

  test('9: it is slow, because every move draws the page again', async () => {
    const states = Array.from({ length: 8 }, (_, index) => `state ${index + 1}`);
    // Each row requests its screen reader text once per render.
    const drawn = vi.fn(() => 'as the row has it');
    await render(
      <CredenceProvider labels={{ probabilitySlider: { valueText: drawn, unsetText: drawn } }}>
        <ProbabilityQuestion nodeName="Stage" states={states} />
      </CredenceProvider>,
    );
    const first = page.getByRole('slider').first().element() as HTMLInputElement;
    first.focus();
    expect(drawn.mock.calls.length).toBeGreaterThanOrEqual(states.length);
    drawn.mockClear();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => first.value).toBe('51');
    expect(drawn).toHaveBeenCalledOnce();
  });

  test('10: a sum of 100 is hard to reach, and the number cannot be typed', async () => {
    await render(
      <CredenceProvider>
        <ProbabilityQuestion
          nodeName="Stage"
          states={['a', 'b', 'c']}
          defaultValues={[20, 30, 50]}
          sumMode="balanced"
        />
      </CredenceProvider>,
    );
    await userEvent.fill(page.getByRole('textbox').first(), '44');
    await userEvent.keyboard('{Enter}');
    const numbers = page
      .getByRole('slider')
      .elements()
      .map((element) => Number((element as HTMLInputElement).value));
    expect(numbers[0]).toBe(44);
    expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(100);
  });
});

describe('what a slider is measured by', () => {
  test('it is built on an input', async () => {
    await show();
    expect(slider().tagName).toBe('INPUT');
  });
  test.each([
    ['page up is ten more', '{PageUp}', '60'],
    ['shift and an arrow are ten more', '{Shift>}{ArrowRight}{/Shift}', '60'],
  ])('%s', async (_, keys, value) => {
    await show({ defaultValue: 50 });
    await press(keys);
    expect(slider().value).toBe(value);
  });
  test('FormData has its number', async () => {
    await show({ defaultValue: 37 });
    expect(new FormData(page.getByTestId('form').element() as HTMLFormElement).get('present')).toBe('37');
  });
  test('reset() brings back what it began with', async () => {
    await show({ defaultValue: 37 });
    await press('{End}');
    (page.getByTestId('form').element() as HTMLFormElement).reset();
    await expect.poll(() => slider().value).toBe('37');
    expect(slider().getAttribute('aria-valuetext')).toMatch(/^37 percent/);
  });
  test('right to left, the right arrow is one less, without any setting', async () => {
    await show({ defaultValue: 50, dir: 'rtl' });
    await press('{ArrowRight}');
    expect(slider().value).toBe('49');
  });
  test('null is hollow: it is drawn in other colours than an answer of 50', async () => {
    const look = () => getComputedStyle(document.querySelector('[data-slot="filled"]')!).fill;
    const view = await show({ value: null });
    const unset = look();
    await view.rerender(
      <CredenceProvider>
        <ProbabilitySlider label="present?" value={50} />
      </CredenceProvider>,
    );
    expect(unset).toBe('none');
    expect(look()).not.toBe('none');
  });
  test('in forced colours thumb, people and rail are seen: pixels differ from the page', async () => {
    const browser = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
    await browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    try {
      await show({ defaultValue: 50 });
      expect(matchMedia('(forced-colors: active)').matches).toBe(true);
      const canvas = getComputedStyle(document.body).backgroundColor;
      const image = await pixels(document.querySelector('[data-slot="rail"]')!);
      expect(differing(image, at(50)), 'thumb').toBeGreaterThan(100);
      const [x, y] = at(20);
      expect(differing(image, [x, y], 6), 'fill').toBeGreaterThan(10);
      const person = document.querySelector('[data-slot="filled"]')!;
      expect(getComputedStyle(person).fill).not.toBe(canvas);
      const off = document.querySelector('[data-slot="empty"]')!;
      expect(getComputedStyle(off).fill).toBe('none');
      expect(getComputedStyle(off).stroke).not.toBe('none');
    } finally {
      await browser.send('Emulation.setEmulatedMedia', { features: [] });
    }
  });
});

interface Pixels {
  readonly data: ImageData;
  readonly box: DOMRect;
}

/** A screenshot of an element. */
async function pixels(element: Element): Promise<Pixels> {
  const box = element.getBoundingClientRect();
  const base64 = await page.elementLocator(element).screenshot({ save: false });
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  return { data: context.getImageData(0, 0, image.width, image.height), box };
}

/** How many pixels around a point differ from the first of the screenshot, which is the background. */
function differing({ data, box }: Pixels, [x, y]: Point, around = 10): number {
  const scale = data.width / box.width;
  const colour = (column: number, row: number) => {
    const place = (Math.round(row) * data.width + Math.round(column)) * 4;
    return Array.from(data.data.slice(place, place + 3)).join(' ');
  };
  const blank = colour(0, 0);
  let count = 0;
  for (let dx = -around; dx < around; dx++) {
    for (let dy = -around; dy < around; dy++) {
      const column = (x - box.left + dx) * scale;
      const row = (y - box.top + dy) * scale;
      if (column < 0 || row < 0 || column >= data.width || row >= data.height) continue;
      if (colour(column, row) !== blank) count++;
    }
  }
  return count;
}
