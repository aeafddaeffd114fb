import type { ChartSeries } from '../plot/chartData.js';

/** A number that counts: finite and not below zero. */
const counts = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** What the highest value of a list is: one alone, shared by several, or none above zero. */
export type Peak =
  | { readonly kind: 'none' }
  | { readonly kind: 'shared' }
  | { readonly kind: 'one'; readonly index: number };

/** The peak of a list. It is one value alone or it is none. */
export function peakOf(values: readonly (number | null | undefined)[]): Peak {
  const most = values.reduce<number>((highest, value) => (counts(value) && value > highest ? value : highest), 0);
  if (most === 0) return { kind: 'none' };
  const index = values.indexOf(most);
  return values.lastIndexOf(most) === index ? { kind: 'one', index } : { kind: 'shared' };
}

/** Whether any value is above zero. */
export const hasAny = (series: readonly ChartSeries[]): boolean =>
  series.some((each) => peakOf(each.values).kind !== 'none');

/** The lowest and the highest of averages as they are shown, with one decimal place. Null without any. */
export function spanOf(averages: readonly number[]): { readonly low: number; readonly high: number } | null {
  const shown = averages.filter(counts).map(roundToTenth);
  return shown.length === 0 ? null : { low: Math.min(...shown), high: Math.max(...shown) };
}

/** A score with what it is of. */
export interface ScoredItem {
  readonly label: string;
  readonly score: number | null;
  /** True where agreeing is bad news. */
  readonly lowerIsBetter: boolean;
}

/** The items that do best and worst, each by name; empty where more than two share the place, or all are alike. */
export interface Extremes {
  readonly best: readonly string[];
  readonly worst: readonly string[];
}

/**
 * Which items do best and worst on a scale from 1 to 5, read the other way round where lower is better. Compared as they
 * are shown, so that nobody is told of a difference that cannot be seen.
 */
export function extremesOf(items: readonly ScoredItem[]): Extremes {
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
