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
  /** True if agreement is bad. */
  readonly lowerIsBetter: boolean;
}

/** The best and worst items by name; empty if more than two are tied, or all are equal. */
export interface Extremes {
  readonly best: readonly string[];
  readonly worst: readonly string[];
}

/**
 * The best and worst items on a scale from 1 to 5, reversed where lower is better. Compares the displayed values,
 * so that no invisible difference is reported.
 */
export function bestAndWorst(items: readonly ScoredItem[]): Extremes {
  const scored = items.flatMap(({ label, score, lowerIsBetter }) => {
    if (score === null || !Number.isFinite(score)) return [];
    const shown = roundToTenth(score);
    return [{ label, good: lowerIsBetter ? roundToTenth(6 - shown) : shown }];
  });
  const goods = scored.map((item) => item.good);
  const [low, high] = [Math.min(...goods), Math.max(...goods)];
  if (scored.length < 2 || low === high) return { best: [], worst: [] };
  const named = (good: number) => {
    const names = scored.filter((item) => item.good === good).map((item) => item.label);
    return names.length <= 2 ? names : [];
  };
  return { best: named(high), worst: named(low) };
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10;
