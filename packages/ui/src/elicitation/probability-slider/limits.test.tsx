import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProbabilitySlider } from './ProbabilitySlider.js';

const slider = () => page.getByRole('slider').element() as HTMLInputElement;
const box = () => page.getByRole('textbox').element() as HTMLInputElement;
const spoken = () => slider().getAttribute('aria-valuetext') ?? '';
const people = () => document.querySelector('[data-credence="icon-array"]')?.getAttribute('data-filled');

test.each([{ value: 80 }, { defaultValue: 80 }])(
  'R-2327: %j with the highest answer lowered to 60: thumb, number, people and words say 60',
  async (held) => {
    const view = await render(<ProbabilitySlider label="present?" {...held} />);
    await view.rerender(<ProbabilitySlider label="present?" {...held} max={60} />);
    expect([slider().value, box().value, people()]).toEqual(['60', '60', '30']);
    expect(spoken()).toMatch(/^60 percent/);
  },
);

test('R-2327: limits given the wrong way round span the same scale', async () => {
  await render(<ProbabilitySlider label="present?" defaultValue={50} min={60} max={40} />);
  expect([slider().min, slider().max, slider().value, box().value]).toEqual(['40', '60', '50', '50']);
  slider().focus();
  await userEvent.keyboard('{End}');
  expect(box().value).toBe('60');
});

test('R-2327: a starting value beyond the limits stands at the nearest of them', async () => {
  await render(<ProbabilitySlider label="present?" max={40} />);
  expect([slider().value, box().value, spoken()]).toEqual(['40', '40', 'not answered, starting value 40 percent']);
});

test('R-2327: from 33.3, shown as 33, an arrow goes on to a whole number', async () => {
  await render(<ProbabilitySlider label="present?" defaultValue={33.3} />);
  expect([slider().value, box().value, spoken().slice(0, 10)]).toEqual(['33', '33', '33 percent']);
  slider().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(box().value).toBe('34');
});
