import type { Share } from '../detailTypes.js';
import type { Complain, Kind } from './input.js';

const isNothing = (given: unknown): given is null | undefined => given === null || given === undefined;

const isScalar = (given: unknown): given is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof given);

/** What was given, as a sentence names it. */
const named = (given: unknown): string =>
  typeof given === 'string' ? `"${given}"` : isScalar(given) ? String(given) : typeof given;

export const text: Kind<string> = {
  type: 'string',
  absent: '',
  take: (given, complain) => {
    if (isNothing(given)) return '';
    if (!isScalar(given)) complain('unreadable', `expected text, not ${named(given)}`);
    return isScalar(given) ? String(given) : '';
  },
  write: (value) => value || null,
};

/**
 * True if the attribute is present, as `disabled` of a native control is. "false" is the one text that means the opposite:
 * Vue and Svelte write it as long as the script with the element is still on its way.
 */
export const flag: Kind<boolean> = {
  type: 'boolean',
  absent: false,
  take: Boolean,
  read: (given) => given !== 'false',
  write: (value) => (value ? '' : null),
};

/** One of a few words; the first while nothing is given. */
export const oneOf = <Word extends string>(...words: readonly [Word, ...Word[]]): Kind<Word> => ({
  type: words.map((word) => `'${word}'`).join(' | '),
  absent: words[0],
  take: (given, complain) => {
    if (isNothing(given) || given === '') return words[0];
    const found = words.find((word) => isScalar(given) && word === String(given));
    if (found === undefined)
      complain('unknown-word', `expected one of ${words.filter(Boolean).join(', ')}, not ${named(given)}`);
    return found ?? words[0];
  },
  write: (value) => value || null,
});

export interface Scale {
  readonly least: number;
  readonly most: number;
  /** What it counts, as a sentence says it. */
  readonly unit: string;
}

const PERCENT: Scale = { least: 1, most: 99, unit: 'a whole percent from 1 to 99' };
const SHARE: Scale = { least: 0, most: 1_000_000, unit: 'parts per million from 0 to 1000000' };

/**
 * The nearest point of a scale, as the sliders of the kit take it: what is beyond the scale counts as its end, and what
 * is no number as no answer.
 */
function onScale(given: unknown, { least, most, unit }: Scale, complain: Complain): number | null {
  if (isNothing(given) || (typeof given === 'string' && given.trim() === '')) return null;
  const exactly = typeof given === 'string' || typeof given === 'number' ? Number(given) : Number.NaN;
  if (Number.isNaN(exactly)) {
    complain('unreadable', `expected ${unit}, not ${named(given)}`);
    return null;
  }
  const nearest = Math.min(most, Math.max(least, Math.round(exactly)));
  if (nearest !== exactly) complain('off-scale', `expected ${unit}, not ${named(given)}: ${nearest} counts`);
  return nearest;
}

/** A share: a percent, or what percents cannot say in parts per million, as `{ ppm: 2000 }`. */
export function shareFrom(given: unknown, complain: Complain): Share | null {
  if (typeof given !== 'object' || given === null || !('ppm' in given)) return onScale(given, PERCENT, complain);
  const ppm = onScale(given.ppm, SHARE, complain);
  return ppm === null ? null : Object.freeze({ ppm });
}

/** What JSON says; undefined if it is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One share; null if unanswered. */
export const share: Kind<Share | null> = {
  type: 'Share | null',
  absent: null,
  take: shareFrom,
  read: (text, complain) => shareFrom(text.trim().startsWith('{') ? (parse(text) ?? text) : text, complain),
};

/** A percent that is never missing. */
export const percentOr = (usual: number): Kind<number> => ({
  type: 'number',
  absent: usual,
  take: (given, complain) => onScale(given, PERCENT, complain) ?? usual,
  write: String,
});
