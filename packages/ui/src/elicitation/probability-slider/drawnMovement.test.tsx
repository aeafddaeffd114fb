import { Profiler, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import { ProbabilitySlider } from './ProbabilitySlider.js';

const ranges = () => [...document.querySelectorAll<HTMLInputElement>('[data-slot="range"]')];
const range = () => ranges()[0]!;

/** A pointer that takes hold of the first thumb, moves it, and is released, each in one task without a frame between. */
const pointer = (type: string) =>
  range().dispatchEvent(new PointerEvent(type, { pointerId: 1, isPrimary: true, button: 0, bubbles: true }));
/** As the browser moves a thumb, of which React only hears. */
const nativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
function moveTo(value: number): void {
  nativeValue.set?.call(range(), String(value));
  range().dispatchEvent(new Event('input', { bubbles: true }));
}

/** All that a slider shows and says of its answer. */
function shown() {
  const part = <Found extends Element = HTMLElement>(selector: string) => document.querySelector<Found>(selector)!;
  return {
    thumb: range().value,
    spoken: range().getAttribute('aria-valuetext'),
    number: part<HTMLInputElement>('[data-slot="number"] input').value,
    fill: part('[data-slot="fill"]').style.getPropertyValue('--credence-value'),
    people: part('[data-credence="icon-array"]').ariaLabel,
    filled: part('[data-slot="filled"] > polyline').getAttribute('points')!.split(' ').length,
  };
}
/** The page without what is no one's but this slider's: its ids. */
const markup = (element: Element | null | undefined) => element?.outerHTML.replaceAll(/_r_\w+?_|«r\w+»|:r\w+:/g, 'id');

test('R-3160: a step of a drag is there before React renders, and at rest the page is as React renders it', async () => {
  const onRender = vi.fn();
  const onValueChange = vi.fn();
  await render(
    <>
      <Profiler id="slider" {...{ onRender }}>
        <ProbabilitySlider label="present?" defaultValue={60} {...{ onValueChange }} />
      </Profiler>
      <ProbabilitySlider label="present?" defaultValue={66} />
    </>,
  );
  pointer('pointerdown');
  moveTo(61);
  onRender.mockClear();
  onValueChange.mockClear();
  moveTo(66);
  expect(onRender).not.toHaveBeenCalled();
  expect(onValueChange.mock.calls).toEqual([[66, { reason: 'drag', event: expect.any(Event) }]]);
  expect(shown()).toMatchObject({ thumb: '66', number: '66', fill: '66', people: '33 of 50 people' });
  pointer('pointerup');
  await expect.poll(() => onRender.mock.calls.length).toBeGreaterThan(0);
  const [dragged, other] = ranges().map((one) => one.closest('[data-credence="probability-slider"]'));
  expect(markup(dragged)).toBe(markup(other));
});

test('R-3160: a drag over a word says it, and presses it', async () => {
  await render(<ProbabilitySlider label="present?" defaultValue={60} />);
  pointer('pointerdown');
  const said = () => document.querySelector('[data-slot="words-said"]')?.textContent;
  const pressed = () => document.querySelector('[data-slot="word"][aria-pressed="true"]')?.textContent;
  for (const [value, words, word] of [
    [61, 'between fifty-fifty and expected', undefined],
    [75, 'expected', 'expected 75'],
    [76, 'between expected and probable', undefined],
  ] as const) {
    moveTo(value);
    expect([said(), pressed(), shown().number]).toEqual([words, word, String(value)]);
  }
});

test('R-3161: a page that refuses a step of a drag, or sets another, is what the slider shows', async () => {
  function Capped() {
    const [value, setValue] = useState<number | null>(38);
    return (
      <ProbabilitySlider
        label="present?"
        {...{ value }}
        onValueChange={(next) => setValue(next && Math.min(next, 40))}
      />
    );
  }
  await render(<Capped />);
  pointer('pointerdown');
  for (const [to, is] of [
    [39, '39'],
    [70, '40'],
    [71, '40'],
    [30, '30'],
  ] as const) {
    moveTo(to);
    expect(shown()).toMatchObject({ thumb: is, number: is, fill: is, spoken: expect.stringContaining(is) });
  }
});

test('R-3162: what ends a drag from elsewhere is shown everywhere, as if nothing had been drawn', async () => {
  const first = { thumb: '60', number: '60', fill: '60', people: '30 of 50 people', filled: 34 };
  await render(
    <form>
      <ProbabilitySlider label="present?" defaultValue={60} />
    </form>,
  );
  expect(shown()).toMatchObject(first);
  pointer('pointerdown');
  moveTo(61);
  moveTo(70);
  // The page scrolls instead.
  pointer('pointercancel');
  await expect.poll(shown).toMatchObject(first);

  pointer('pointerdown');
  moveTo(61);
  moveTo(70);
  document.forms[0]?.reset();
  await expect.poll(shown).toMatchObject(first);
  pointer('pointerup');
  expect(shown()).toMatchObject(first);
});

test('R-3163: a question hears of every step of a drag, renders no row for it, and tells its end with the last', async () => {
  const onRender = vi.fn();
  const told = vi.fn();
  const committed = vi.fn();
  await render(
    <Profiler id="question" {...{ onRender }}>
      <ProbabilityQuestion
        nodeName="Grade"
        states={['low', 'high']}
        defaultValues={[60, 20]}
        onValuesChange={(values) => void told(values)}
        onValuesCommit={(values) => void committed(values)}
      />
    </Profiler>,
  );
  pointer('pointerdown');
  moveTo(61);
  onRender.mockClear();
  for (const value of [62, 63, 64]) moveTo(value);
  expect(onRender).not.toHaveBeenCalled();
  expect(told.mock.calls).toEqual([[[61, 20]], [[62, 20]], [[63, 20]], [[64, 20]]]);
  expect(shown()).toMatchObject({ thumb: '64', number: '64' });
  pointer('pointerup');
  expect(committed.mock.calls).toEqual([[[64, 20]]]);
  await expect.poll(() => document.querySelector('[data-slot="note"]')?.textContent).toBe('stored as 76 %');
});
