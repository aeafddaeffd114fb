import { scaleLinear } from '@visx/scale';

/** A scale from values to px. Named here so that declarations of functions returning one can refer to it. */
export interface NumberScale extends ReturnType<typeof scaleLinear<number>> {}

/** The ends of a value axis, and its labels. */
export interface ValueAxis {
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
}

/**
 * A value axis: from zero (or below if there are negative values) to the next round number, in about four steps. Counts
 * are whole numbers, so their steps are too.
 */
export function valueAxis(values: readonly (number | null)[]): ValueAxis {
  const given = values.filter((value) => value !== null);
  const low = Math.min(0, ...given);
  const high = Math.max(0, ...given);
  if (low === 0 && high === 0) return { domain: [0, 1], ticks: [0, 1] };

  const scale = scaleLinear<number>({ domain: [low, high] }).nice(4);
  const [from = low, to = high] = scale.domain();
  // The difference between the largest numbers would overflow.
  if (!Number.isFinite(to - from)) return { domain: [low, high], ticks: [low, 0, high].filter(unique) };
  const whole = given.every(Number.isInteger);
  const ticks = scale.ticks(4).filter((tick) => !whole || Number.isInteger(tick));
  return { domain: [from, to], ticks };
}

/** An axis fixed by the caller. */
export function fixedAxis([from, to]: readonly [number, number]): ValueAxis {
  return { domain: [from, to], ticks: scaleLinear<number>({ domain: [from, to] }).ticks(5) };
}

const unique = (value: number, index: number, all: readonly number[]) => all.indexOf(value) === index;
