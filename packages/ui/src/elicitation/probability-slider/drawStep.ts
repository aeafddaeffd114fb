import type { IconArrayProps } from '../icon-array/IconArray.js';
import { filledIcons } from '../icon-array/filledIcons.js';
import { usualGrid } from '../icon-array/places.js';
import { writePeople } from '../icon-array/writePeople.js';
import { writeNumber } from './writeNumber.js';

interface Step {
  /** As the native range says it. */
  value: number;
  /** As it is announced. */
  spoken: string;
  /** Index of the word that gives exactly this; -1 if there is none. */
  word: number;
  total: NonNullable<IconArrayProps['total']>;
  /** The sentence of the people. */
  people: (filled: number, total: number) => string;
}

/** Writes a step of a movement into a slider: only what differs from one number to the next. */
export function drawStep(range: HTMLInputElement, { value, spoken, word, total, people: sentence }: Step): void {
  const row = range.closest('[data-credence="probability-slider"]');
  if (!row) return;
  const text = String(value);
  writeNumber(range, text);
  range.setAttribute('aria-valuetext', spoken);
  const number = row.querySelector<HTMLInputElement>('[data-slot="number"] input');
  if (number) writeNumber(number, text);
  pressWord(row, word);
  const fill = row.querySelector<HTMLElement>('[data-slot="fill"]');
  if (fill) fill.style.backgroundSize = `${text}%`;
  const people = row.querySelector<HTMLElement>('[data-credence="icon-array"]');
  const filled = filledIcons(value, total);
  if (!people || people.dataset['filled'] === String(filled)) return;
  people.dataset['filled'] = String(filled);
  people.ariaLabel = sentence(filled, total);
  writePeople(people, usualGrid(total), filled);
}

/** @param index of no word if it is -1 */
function pressWord(row: Element, index: number): void {
  const before = row.querySelector('[data-slot="word"][aria-pressed="true"]');
  const word = index < 0 ? null : (row.querySelectorAll('[data-slot="word"]')[index] ?? null);
  if (word === before) return;
  before?.setAttribute('aria-pressed', 'false');
  word?.setAttribute('aria-pressed', 'true');
}
