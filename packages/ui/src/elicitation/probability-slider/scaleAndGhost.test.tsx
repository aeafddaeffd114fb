import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { ProbabilitySlider } from './ProbabilitySlider.js';

const slider = () => page.getByRole('slider').element() as HTMLInputElement;
const part = (slot: string) => document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);

describe('what was answered before', () => {
  test('is not seen until the slider was touched, then stands at its percentage and is said', async () => {
    await render(
      <CredenceProvider>
        <ProbabilitySlider label="present?" ghostValue={30} />
      </CredenceProvider>,
    );
    expect(part('ghost')).toBeNull();
    expect(slider().hasAttribute('aria-describedby')).toBe(false);
    slider().focus();
    await userEvent.keyboard('{ArrowRight}');
    const rail = part('rail')!.getBoundingClientRect();
    const mark = part('ghost')!.getBoundingClientRect();
    expect(mark.width).toBe(2);
    expect(mark.left + 1 - rail.left).toBeCloseTo(rail.width * 0.3, 0);
    expect(document.getElementById(slider().getAttribute('aria-describedby')!)?.textContent).toBe('before: 30 percent');
  });

  test.each([
    [{ ppm: 2_000 }, 0.01, 'before: 0.2 percent'],
    [{ ppm: 999_500 }, 0.99, 'before: 99.95 percent'],
    [{ ppm: 0 }, 0.01, 'before: 0 percent'],
  ])('R-3486: an exact one, %o, stands where the thumb stood, and is said as it was', async (share, place, said) => {
    await render(<ProbabilitySlider label="present?" ghostValue={share} />);
    slider().focus();
    await userEvent.keyboard('{ArrowRight}');
    const rail = part('rail')!.getBoundingClientRect();
    const mark = part('ghost')!.getBoundingClientRect();
    expect(mark.left + 1 - rail.left).toBeCloseTo(rail.width * place, 0);
    expect(document.getElementById(slider().getAttribute('aria-describedby')!)?.textContent).toBe(said);
  });

  test('is gone again after a reset, and where there is none', async () => {
    await render(
      <form>
        <ProbabilitySlider label="present?" name="x" ghostValue={30} />
        <button type="reset">Reset</button>
      </form>,
    );
    slider().focus();
    await userEvent.keyboard('7{Enter}');
    expect(part('ghost')).not.toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    await expect.poll(() => part('ghost')).toBeNull();
  });
});

describe('what the scale is written in', () => {
  test('words alone: no number is shown or said', async () => {
    await render(<ProbabilitySlider label="present?" defaultValue={62} scaleType="words" />);
    expect(part('stepper')).toBeNull();
    expect(part('words')?.textContent).not.toMatch(/\d/);
    expect(part('words-said')?.textContent).toBe('between fifty-fifty and expected');
    expect(slider().getAttribute('aria-valuetext')).toBe('between fifty-fifty and expected');
  });

  test('numbers alone: no word is shown or said, and the numbers set the answer', async () => {
    await render(<ProbabilitySlider label="present?" defaultValue={62} scaleType="numbers" />);
    expect(part('words')?.textContent).toBe('01525507585100');
    expect(part('words-said')?.textContent).toBe('');
    expect(slider().getAttribute('aria-valuetext')).toBe('62 percent');
    await userEvent.click(page.getByRole('button', { name: '85', exact: true }));
    expect(slider().value).toBe('85');
  });

  test('both, which is usual', async () => {
    await render(<ProbabilitySlider label="present?" defaultValue={85} />);
    await expect.element(page.getByRole('button', { name: 'probable 85', pressed: true })).toBeVisible();
    expect(slider().getAttribute('aria-valuetext')).toBe('85 percent, probable');
  });
});
