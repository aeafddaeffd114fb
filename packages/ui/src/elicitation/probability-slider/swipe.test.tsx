import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { type Point, swipe } from '../../../test/fingers.js';
import { ProbabilitySlider } from './ProbabilitySlider.js';

const onValueChange = vi.fn();
const onValueCommit = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  window.scrollTo(0, 0);
});

const slider = () => page.getByRole('slider').element() as HTMLInputElement;

async function show(defaultValue: number | null) {
  await render(
    <CredenceProvider>
      <div style={{ blockSize: 250 }} />
      <div style={{ inlineSize: 360 }}>
        <ProbabilitySlider
          label="present?"
          defaultValue={defaultValue}
          onValueChange={onValueChange}
          onValueCommit={onValueCommit}
        />
      </div>
      <div style={{ blockSize: 3000 }} />
    </CredenceProvider>,
  );
  const { left, top, width, height } = slider().getBoundingClientRect();
  return (percent: number): Point => [left + 10 + ((percent - 1) / 98) * (width - 20), top + height / 2];
}

describe('a finger on the slider (complaints 2 and 3)', () => {
  test.each([null, 50])(
    'R-3621: scrolls the page over an answer of %j, and nothing is told or moved meanwhile',
    async (value) => {
      const at = await show(value);
      const [x, y] = at(84);
      const thumbs = new Set<string>();
      const watching = setInterval(() => thumbs.add(slider().value));
      await swipe([x, y], [x, y - 180]);
      clearInterval(watching);
      expect(window.scrollY).toBeGreaterThan(50);
      expect(onValueChange).not.toHaveBeenCalled();
      expect([...thumbs]).toEqual(['50']);
      expect(slider().value).toBe('50');
      expect(slider().hasAttribute('data-unset')).toBe(value === null);
      expect(onValueCommit).not.toHaveBeenCalled();
    },
  );

  test('drags the thumb, and tells its end once', async () => {
    const at = await show(20);
    await swipe(at(20), at(80));
    expect(Math.abs(Number(slider().value) - 80)).toBeLessThanOrEqual(2);
    expect(onValueChange.mock.calls.length).toBeGreaterThanOrEqual(10);
    expect(onValueCommit).toHaveBeenCalledOnce();
  });

  test('taps the rail', async () => {
    const at = await show(null);
    await swipe(at(75), at(75), 0);
    expect(Math.abs(Number(slider().value) - 75)).toBeLessThanOrEqual(1);
    expect(onValueCommit).toHaveBeenCalledOnce();
  });

  test('taps the resting thumb, which keeps the starting value', async () => {
    const at = await show(null);
    await swipe(at(50), at(50), 0);
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith(50, expect.objectContaining({ reason: 'keep' }));
  });
});
