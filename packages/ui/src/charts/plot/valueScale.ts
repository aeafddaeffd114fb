import { nice, ticks } from 'd3-array';

/** From one scale of numbers to another, in proportion: of values to px, and back. */
export type NumberScale = (value: number) => number;

interface ScaleEnds {
  readonly domain: readonly [number, number];
  readonly range: readonly [number, number];
  /** True if what lies beyond the domain is drawn at its end. */
  readonly clamp?: boolean;
}

/** A scale that leads the ends of `domain` to those of `range`; a domain without extent to its middle. */
export function numberScale({ domain: [from, to], range: [start, end], clamp = false }: ScaleEnds): NumberScale {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return (value) => {
    const within = clamp ? Math.min(high, Math.max(low, value)) : value;
    const share = to === from ? 0.5 : (within - from) / (to - from);
    return start * (1 - share) + end * share;
  };
}

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

  const [from, to] = nice(low, high, 4);
  // The difference between the largest numbers would overflow.
  if (!Number.isFinite(to - from)) return { domain: [low, high], ticks: [low, 0, high].filter(unique) };
  const whole = given.every(Number.isInteger);
  return { domain: [from, to], ticks: ticks(from, to, 4).filter((tick) => !whole || Number.isInteger(tick)) };
}

/** An axis fixed by the caller. */
export function fixedAxis([from, to]: readonly [number, number]): ValueAxis {
  return { domain: [from, to], ticks: ticks(from, to, 5) };
}

const unique = (value: number, index: number, all: readonly number[]) => all.indexOf(value) === index;
