import { type AnswerRows, MILLION, partsOf, resolveAnswer, shareFromParts } from '@credence/bayesnet/shares';
import { splitWithMinimum } from './shares.js';
import { exactOf, type Share } from './share.js';

const ONE_PERCENT = MILLION / 100;

/** Two ways to make rows add up that do not: rows that nobody set keep following, exact ones stay as they are. */
export interface WaysOut {
  /** All in proportion. */
  readonly scaled: AnswerRows | undefined;
  /** The row set last stays, and the others give what is too many, or take what is missing. */
  readonly settled: AnswerRows | undefined;
  /** What they give, or, if below 0, take, in percent. */
  readonly percent: number;
}

/** What can be done about rows that do not add up; undefined where they do. */
export function waysOut(rows: AnswerRows): WaysOut | undefined {
  const { shown, addsUp, last } = resolveAnswer(rows);
  if (addsUp) return undefined;
  const total = shown.reduce<number>((sum, share) => sum + (share ?? 0), 0);
  const isWhole = (state: number) => rows.values[state] !== null && exactOf(rows.values[state]) === null;
  const whole = rows.values.flatMap((_, state) => (isWhole(state) ? [state] : []));
  return {
    scaled: movedTo(rows, whole, total - MILLION),
    settled: movedTo(
      rows,
      whole.filter((state) => state !== last),
      total - MILLION,
    ),
    percent: (total - MILLION) / ONE_PERCENT,
  };
}

/** The rows after some of them gave up so many parts in proportion; undefined if they have not that many. */
function movedTo(rows: AnswerRows, states: readonly number[], parts: number): AnswerRows | undefined {
  const before = states.map((state) => partsOf(rows.values[state] ?? 0));
  const left = before.reduce((sum, part) => sum + part, 0) - parts;
  if (states.length === 0 || left < states.length * ONE_PERCENT || left > MILLION) return undefined;
  // In whole percents wherever these can say it.
  const unit = left % ONE_PERCENT === 0 ? ONE_PERCENT : 1;
  const after = splitWithMinimum(before, left / unit);
  const share = new Map<number, Share>(
    states.map((state, index) => [state, shareFromParts((after[index] ?? 1) * unit)]),
  );
  return { ...rows, values: rows.values.map((value, state) => share.get(state) ?? value) };
}
