import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ProbabilityValues } from '../answers/answerHistory.js';
import { CertaintyField } from '../certainty-field/CertaintyField.js';
import { StoredShares } from '../share-bar/StoredShares.js';
import { ProbabilityQuestion } from './ProbabilityQuestion.js';

const states = ['none', 'slight', 'moderate', 'severe'];

/** A question with all that follows from it, whose page may have its own idea of an answer. */
function Screen({
  first,
  decide,
}: {
  first: ProbabilityValues;
  decide?: (values: ProbabilityValues) => ProbabilityValues;
}) {
  const [values, setValues] = useState(first);
  return (
    <>
      <ProbabilityQuestion
        nodeName="Grade"
        states={states}
        values={values}
        onValuesChange={(next) => setValues(decide ? decide(next) : next)}
      />
      <CertaintyField value="ratherCertain" cases={[5, 10, 20, 40]} onValueChange={() => undefined} />
      <StoredShares states={states} values={values} />
    </>
  );
}

const sliders = () => page.getByRole('slider').elements() as HTMLInputElement[];
const stored = () => document.querySelector('[data-slot="sentence"]')?.textContent;

/** What the page writes during an action, before anything that follows from it later. */
async function written(act: () => Promise<void>): Promise<Element[]> {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((some) => records.push(...some));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  await act();
  records.push(...observer.takeRecords());
  observer.disconnect();
  return records.flatMap(({ target }) => (target instanceof Element ? target : (target.parentElement ?? [])));
}

/** Holds a key down, or releases it, and lets React write what it does, which it does in this task. */
async function tell(type: 'keydown' | 'keyup', key: string): Promise<void> {
  document.activeElement?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  for (let step = 0; step < 5; step += 1) await Promise.resolve();
}
const press = (key: string) => tell('keydown', key);
const release = (key: string) => tell('keyup', key);

test('R-3135: a key writes the rows that it moves and what is stored, and nothing in the certainty at all', async () => {
  await render(<Screen first={[20, 30, null, null]} />);
  sliders()[0]?.focus();
  await press('ArrowRight');
  const elements = await written(() => press('PageUp'));
  const [moved, set, ...followers] = document.querySelectorAll('[data-slot="row"]');
  const isIn = (...places: (Element | null | undefined)[]) =>
    elements.filter((element) => places.some((place) => place?.contains(element))).length;
  for (const place of [moved, ...followers]) expect(isIn(place)).toBeGreaterThan(0);
  expect(isIn(set)).toBe(0);
  const bar = document.querySelector('[data-credence="stored-shares"]');
  expect(elements).toHaveLength(isIn(moved, ...followers, bar));

  const later = await written(() => release('PageUp'));
  expect([...elements, ...later].filter((element) => element.closest('[data-credence="certainty-field"]'))).toEqual([]);
});

test('R-3136: what is stored is said with every step of a key that is held', async () => {
  await render(<Screen first={[20, 20, 20, 20]} />);
  sliders()[0]?.focus();
  await press('End');
  expect([sliders()[0]?.value, stored()]).toEqual(['99', '159 of 100, stored as 62.3 / 12.6 / 12.6 / 12.6 ']);
  await press('Home');
  await release('Home');
  expect(stored()).toBe('61 of 100, stored as 1.6 / 32.8 / 32.8 / 32.8 ');
});

test('R-3137: shown is what the page holds after every step, also if it refuses one or sets another', async () => {
  const capped = (values: ProbabilityValues) => values.map((value) => (value === null ? null : Math.min(value, 40)));
  await render(<Screen first={[20, 30, null, null]} decide={capped} />);
  const slider = sliders()[0];
  slider?.focus();
  const number = () => document.querySelector<HTMLInputElement>('[data-slot="number"] input')?.value;
  for (const [key, shown] of [
    ['ArrowRight', '21'],
    ['End', '40'],
    ['ArrowRight', '40'],
    ['ArrowLeft', '39'],
  ] as const) {
    await press(key);
    expect([slider?.value, number(), slider?.ariaValueText?.slice(0, 2)]).toEqual([shown, shown, shown]);
  }
  await userEvent.keyboard('{ArrowLeft}');
  expect([slider?.value, number()]).toEqual(['38', '38']);
});

test('R-3138: the number on its line stays where it was, with its sign beside it', async () => {
  await render(<Screen first={[8, 99, null, null]} />);
  for (const box of document.querySelectorAll<HTMLElement>('[data-slot="number"]')) {
    const [digits, sign] = box.querySelectorAll('label > span');
    const input = box.querySelector('input');
    if (!digits || !sign || !input) throw new Error('There is no number.');
    expect(input.getBoundingClientRect()).toEqual(digits.getBoundingClientRect());
    expect(sign.getBoundingClientRect().left).toBeCloseTo(input.getBoundingClientRect().right, 0);
    // As wide as what it says, so that nothing of it is cut off.
    expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  }
});
