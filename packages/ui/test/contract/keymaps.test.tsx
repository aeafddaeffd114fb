import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sliderKeymap } from '../../src/elicitation/probability-slider/behaviour/sliderKeymap.js';
import * as kit from '../../src/index.js';
import { failOnConsole } from './console.js';

failOnConsole();

interface Press {
  /** The slider's value before; null if unanswered. */
  readonly from: number | null;
  /** The keys, as `userEvent.keyboard` takes them. */
  readonly keys: string;
  readonly to: number;
}

/** Performs what each row of the slider's table of keys says. */
const sliderRows: Readonly<Record<(typeof sliderKeymap)[number]['keys'], readonly Press[]>> = {
  'Arrow up, arrow right': [
    { from: 30, keys: '{ArrowUp}', to: 31 },
    { from: 30, keys: '{ArrowRight}', to: 31 },
    { from: 99, keys: '{ArrowUp}', to: 99 },
    { from: null, keys: '{ArrowUp}', to: 51 },
  ],
  'Arrow down, arrow left': [
    { from: 30, keys: '{ArrowDown}', to: 29 },
    { from: 30, keys: '{ArrowLeft}', to: 29 },
    { from: 1, keys: '{ArrowDown}', to: 1 },
  ],
  'Shift + arrow, page up, page down': [
    { from: 30, keys: '{Shift>}{ArrowUp}{/Shift}', to: 40 },
    { from: 30, keys: '{Shift>}{ArrowLeft}{/Shift}', to: 20 },
    { from: 30, keys: '{PageUp}', to: 40 },
    { from: 30, keys: '{PageDown}', to: 20 },
    { from: 95, keys: '{PageUp}', to: 99 },
  ],
  'Home, End': [
    { from: 30, keys: '{Home}', to: 1 },
    { from: 30, keys: '{End}', to: 99 },
  ],
  '[ and ]': [
    { from: 30, keys: '[[', to: 25 },
    { from: 30, keys: ']', to: 50 },
    { from: 85, keys: ']', to: 99 },
  ],
  '0 to 9': [
    { from: 30, keys: '7', to: 7 },
    { from: 30, keys: '62', to: 62 },
    { from: 30, keys: '100', to: 99 },
  ],
  'Enter, space': [
    { from: null, keys: '{Enter}', to: 50 },
    { from: null, keys: ' ', to: 50 },
    { from: 30, keys: '{Enter}', to: 30 },
  ],
};

test('presses every row of the table of keys', () => {
  expect(Object.keys(sliderRows)).toEqual(sliderKeymap.map(({ keys }) => keys));
});

describe.each(sliderKeymap)('C14: "$keys": $does', ({ keys: row }) => {
  test.each(sliderRows[row])('from $from, $keys leads to $to', async ({ from, keys, to }) => {
    await render(
      <kit.CredenceProvider>
        <kit.ProbabilitySlider label="present?" defaultValue={from} />
      </kit.CredenceProvider>,
    );
    const slider = page.getByRole('slider').element() as HTMLInputElement;
    slider.focus();
    await userEvent.keyboard(keys);
    await expect.poll(() => slider.value).toBe(String(to));
    expect(document.querySelector('[data-credence="probability-slider"]')?.getAttribute('data-state')).toBe('answered');
  });
});
