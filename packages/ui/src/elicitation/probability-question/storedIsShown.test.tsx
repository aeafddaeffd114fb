import { type AnswerRows, encodeAnswer, resolveAnswer, sharesOf } from '@credence/bayesnet/shares';
import { type ComponentType, useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ValuesChangeDetails } from '../answers/answers.js';
import type { Share, ShareValues } from '../answers/share.js';
import { useAnswerHistory } from '../answers/useAnswerHistory.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { type ShownStoredSharesProps, StoredShares, type ExactStoredSharesProps } from '../share-bar/StoredShares.js';
import { ProbabilityQuestion } from './ProbabilityQuestion.js';

interface Start {
  states: number;
  startValues: readonly Share[] | undefined;
}

/** What the page holds, and what the last change said of it. */
let held: { rows: AnswerRows; details: ValuesChangeDetails | undefined };

function Page({ states, startValues, Stored }: Start & { Stored: ComponentType<ExactStoredSharesProps> }) {
  const names = Array.from({ length: states }, (_, index) => `state ${index + 1}`);
  const [rows, setRows] = useState({
    values: names.map((): Share | null => null) as ShareValues,
    startValues,
    order: [] as readonly number[],
  });
  const history = useAnswerHistory();
  const take = (values: ShareValues, details: ValuesChangeDetails) => {
    setRows({ values, startValues: details.startValues, order: details.order });
    held = { rows: { values, start: details.startValues, order: details.order }, details };
  };
  return (
    <CredenceProvider>
      <ProbabilityQuestion
        nodeName="Stage"
        states={names}
        precision="exact"
        onValuesChange={take}
        {...rows}
        history={history}
      />
      <Stored states={names} precision="exact" onValuesChange={take} {...rows} history={history} />
    </CredenceProvider>
  );
}

const all = <Found extends HTMLElement>(selector: string) => [...document.querySelectorAll<Found>(selector)];
const ranges = () => all<HTMLInputElement>('[data-slot="range"]');
const boxes = () => all<HTMLInputElement>('[data-slot="number"] input');

/** React writes what an event does in the task of that event. */
async function settle(): Promise<void> {
  for (let step = 0; step < 5; step += 1) await Promise.resolve();
}
function write(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
function press(target: Element, key: string, modifiers: KeyboardEventInit = {}): void {
  for (const type of ['keydown', 'keyup']) {
    target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...modifiers }));
  }
}

/** Numbers that look random and are the same for a seed. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', '[', ']'];
const typed = ['0', '0.2', '20', '33', '1', '99', '99.9', '66.7', '100'];

/** One act of somebody who answers, of any kind. */
async function act(random: (below: number) => number): Promise<string> {
  const state = random(ranges().length);
  const [range, box] = [ranges()[state], boxes()[state]];
  if (!range || !box) return 'nothing';
  const pick = <Item,>(items: readonly Item[]) => items[random(items.length)];
  const acts: Record<string, () => void> = {
    drag: () => {
      for (let steps = 0; steps < 3; steps += 1) write(range, String(1 + random(99)));
      range.dispatchEvent(new Event('change', { bubbles: true }));
    },
    key: () => press(range, pick(keys) ?? 'End'),
    type: () => {
      box.focus();
      write(box, pick(typed) ?? '0');
      press(box, 'Enter');
    },
    word: () =>
      pick([
        ...(range.closest('[data-slot="scale"]')?.querySelectorAll<HTMLElement>('button[data-slot="word"]') ?? []),
      ])?.click(),
    keep: () => press(range, 'Enter'),
    undo: () => press(range, 'z', { ctrlKey: true }),
    redo: () => press(range, 'y', { ctrlKey: true }),
    settle: () => pick(all('[data-slot="ways"] button'))?.click(),
  };
  const kind =
    pick(['drag', 'key', 'key', 'type', 'type', 'word', 'keep', 'undo', 'redo', 'settle', 'settle']) ?? 'key';
  acts[kind]?.();
  await settle();
  return `${kind} ${state}`;
}

const figures = (text: string | null | undefined) =>
  (text ?? '').split(' / ').map((figure) => (figure.startsWith('<') ? 0 : Number(figure)));
const onScale = (percent: number) => Math.min(99, Math.max(1, percent));

/** What of the page says something else than what is stored of what it holds, beyond what rounding for the eye leaves. */
function contradictions(): string[] {
  const { rows, details } = held;
  const { shown, stored, addsUp, last } = resolveAnswer(rows);
  const { sliders, exact } = encodeAnswer(rows);
  const sent = stored ? sharesOf(sliders, exact).map((share) => share / 10_000) : undefined;
  const found: string[] = [];
  const compare = (name: string, said: readonly number[], meant: readonly number[] | undefined, by: number) => {
    const isSame =
      meant !== undefined &&
      said.length === meant.length &&
      said.every((each, index) => Math.abs(each - (meant[index] ?? 0)) <= by);
    if (!isSame) found.push(`${name}: ${said.join(' / ')}, not ${meant?.join(' / ')}`);
  };
  if (details)
    compare(
      'details',
      (details.shares ?? []).map((share) => share / 10_000),
      sent ?? [],
      0.0002,
    );
  // Rows that nobody set yet, and such that do not add up, are not what is stored; the sentence says what becomes of them.
  const asShown = shown.map((share) => (share ?? 0) / 10_000);
  const standing = addsUp && sent && last !== undefined ? sent : asShown;
  compare(
    'numbers',
    boxes().map(({ value }) => Number(value)),
    standing,
    0.0501,
  );
  compare(
    'thumbs',
    ranges().map(({ value }) => Number(value)),
    standing.map(onScale),
    0.5,
  );
  const fills = all('[data-slot="row"] [data-slot="fill"]').map((fill) => Number.parseFloat(fill.style.backgroundSize));
  compare('fills', fills.map(onScale), standing.map(onScale), 0.5);
  const strip = all('[data-size="strip"] [data-slot="segment"]').map((part) =>
    Number(part.style.getPropertyValue('--credence-share')),
  );
  compare('strip', strip, addsUp && sent ? sent : asShown, 0.0002);

  const sentence = document.querySelector('[data-slot="sentence"]');
  if (!sent)
    return [...found, ...(sentence?.querySelector('b') ? ['The sentence says that something is stored.'] : [])];
  const set = sent.filter((_, state) => rows.values[state] !== null);
  const named = figures(sentence?.querySelector('b')?.textContent);
  if (sent.length <= 6) compare('sentence', named, sent, 0.0501);
  else if (set.length > 0)
    compare('sentence', named, set.toSorted((one, other) => other - one).slice(0, named.length), 0.0501);
  return found;
}

/** Twelve acts on a question of its own, and what then contradicts what, after each. */
async function actAtRandom(
  seed: number,
  Stored: ComponentType<ExactStoredSharesProps> = StoredShares,
): Promise<string[]> {
  const random = randomFrom(seed);
  const states = 2 + (seed % 7);
  const startValues = seed % 3 === 0 ? Array.from({ length: states }, () => 1 + random(99)) : undefined;
  held = { rows: { values: Array.from({ length: states }, () => null), start: startValues }, details: undefined };
  const screen = await render(<Page states={states} startValues={startValues} Stored={Stored} />);
  const found: string[] = [];
  const acts: string[] = [];
  for (let times = 0; times < 12; times += 1) {
    acts.push(await act(random));
    found.push(...contradictions().map((each) => `seed ${seed}, after ${acts.join(', ')}: ${each}`));
  }
  await screen.unmount();
  return found;
}

beforeAll(async () => {
  // What reads typed numbers is loaded by the first box that has the focus.
  await actAtRandom(1);
  await new Promise((resolve) => setTimeout(resolve, 300));
});

test('R-3575: whatever is done, numbers, thumbs, fills, the strip, the sentence and the details say what is stored', async () => {
  for (let seed = 2; seed < 30; seed += 1) expect(await actAtRandom(seed)).toEqual([]);
});

/** A view that computes on its own, by another rule: rows that nobody set count as 50. */
function OwnShares({ states, values }: Pick<ShownStoredSharesProps, 'states' | 'values'>) {
  const counted = values.map((share) => (share === null ? 50 : typeof share === 'number' ? share : share.ppm / 10_000));
  const sum = counted.reduce((total, share) => total + share, 0);
  return (
    <StoredShares states={states} values={counted.map((share) => ({ ppm: Math.round((share / sum) * 1_000_000) }))} />
  );
}

test('R-3575: a view that computes shares on its own is found', async () => {
  const found = await actAtRandom(4, OwnShares);
  expect(found.some((each) => each.includes('sentence'))).toBe(true);
});
