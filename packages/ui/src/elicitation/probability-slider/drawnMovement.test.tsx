import { Profiler, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import { ProbabilitySlider } from './ProbabilitySlider.js';

const sliders = () => [...document.querySelectorAll('[data-credence="probability-slider"]')];
const range = () => document.querySelector<HTMLInputElement>('[data-slot="range"]')!;

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
    fill: part('[data-slot="fill"]').style.backgroundSize.replace(/%.*/, ''),
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
      <Profiler id="slider" onRender={onRender}>
        <ProbabilitySlider label="present?" defaultValue={60} onValueChange={onValueChange} />
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
  const [dragged, other] = sliders();
  expect(markup(dragged)).toBe(markup(other));
});

test('R-3168: a drag over a word says it, and presses it, and the slider is not rendered for it', async () => {
  const valueText = vi.fn((value: number, words: string) => `${value}, ${words}`);
  await render(
    <CredenceProvider labels={{ probabilitySlider: { valueText } }}>
      <ProbabilitySlider label="present?" defaultValue={60} />
      <ProbabilitySlider label="present?" defaultValue={75} />
    </CredenceProvider>,
  );
  pointer('pointerdown');
  moveTo(61);
  const said = () => document.querySelector('[data-slot="words-said"]')?.textContent;
  const pressed = () => [
    ...document.querySelectorAll('[data-slot="words"]')[0]!.querySelectorAll('[aria-pressed="true"]'),
  ];
  for (const [value, words, word] of [
    [62, 'between fifty-fifty and expected', []],
    [75, 'expected', ['expected 75']],
    [76, 'between expected and probable', []],
    [50, 'fifty-fifty', ['fifty-fifty 50']],
    [75, 'expected', ['expected 75']],
  ] as const) {
    valueText.mockClear();
    moveTo(value);
    expect([said(), pressed().map((one) => one.textContent), shown().number]).toEqual([words, word, String(value)]);
    // A slider says its answer whenever it is rendered; this once it was said because of the step.
    expect(valueText).toHaveBeenCalledOnce();
  }
  pointer('pointerup');
  await expect.poll(() => new Set(sliders().map(markup)).size).toBe(1);
});

test('R-3168: where two words are the same answer, the first of them is pressed', async () => {
  await render(<ProbabilitySlider label="present?" defaultValue={60} max={70} />);
  pointer('pointerdown');
  moveTo(61);
  moveTo(70);
  const pressed = () => [...document.querySelectorAll('[aria-pressed="true"]')].map((one) => one.textContent);
  expect(pressed()).toEqual(['expected 75']);
});

test('R-3161: a page that refuses a step of a drag, or sets another, is what the slider shows', async () => {
  function Capped() {
    const [value, setValue] = useState<number | null>(38);
    return (
      <ProbabilitySlider
        label="present?"
        value={value}
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

test('R-3163: a question whose rows are independent hears of every step of a drag, renders no row for it, and tells its end with the last', async () => {
  const onRender = vi.fn();
  const told = vi.fn();
  const committed = vi.fn();
  await render(
    <Profiler id="question" onRender={onRender}>
      <ProbabilityQuestion
        nodeName="Grade"
        states={['low', 'high']}
        sumMode="independent"
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
});
