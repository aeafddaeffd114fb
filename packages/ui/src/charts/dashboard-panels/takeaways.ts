import type { ChartSeries } from '../plot/chartData.js';

/** A valid count: finite and not negative. */
const counts = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** The maximum of a list: a single value, one shared by several, or none above zero. */
export type Peak =
  | { readonly kind: 'none' }
  | { readonly kind: 'shared' }
  | { readonly kind: 'one'; readonly index: number };

/** The peak of a list: a single value, or none. */
export function peakOf(values: readonly (number | null | undefined)[]): Peak {
  const most = values.reduce<number>((highest, value) => (counts(value) && value > highest ? value : highest), 0);
  if (most === 0) return { kind: 'none' };
  const index = values.indexOf(most);
  return values.lastIndexOf(most) === index ? { kind: 'one', index } : { kind: 'shared' };
}

/** Whether any value is above zero. */
export const hasAny = (series: readonly ChartSeries[]): boolean =>
  series.some((each) => peakOf(each.values).kind !== 'none');

/** The lowest and highest of the averages as displayed, with one decimal place. Null if there are none. */
export function spanOf(averages: readonly number[]): { readonly low: number; readonly high: number } | null {
  const shown = averages.filter(counts).map(roundToTenth);
  return shown.length === 0 ? null : { low: Math.min(...shown), high: Math.max(...shown) };
}

/** A score with its label. */
export interface ScoredItem {
  readonly label: string;
  readonly score: number | null;
}

/**
 * The statements agreed with least, and their score as displayed, with one decimal place. No names if more than two are
 * tied, all are equal, or there is nothing to compare.
 */
export function leastAgreed(items: readonly ScoredItem[]): {
  readonly names: readonly string[];
  readonly score: number;
} {
  const scored = items.flatMap(({ label, score }) =>
    score === null || !Number.isFinite(score) ? [] : [{ label, score: roundToTenth(score) }],
  );
  const scores = scored.map((item) => item.score);
  const lowest = Math.min(...scores);
  if (scored.length < 2 || lowest === Math.max(...scores)) return { names: [], score: lowest };
  const names = scored.filter((item) => item.score === lowest).map((item) => item.label);
  return { names: names.length <= 2 ? names : [], score: lowest };
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10;
