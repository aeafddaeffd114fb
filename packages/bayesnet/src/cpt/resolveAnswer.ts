import { checkExact } from './checkExact.js';
import { type ExactShares, MILLION, sliderOf } from './exactShares.js';
import { sharesOf, split } from './sharesOf.js';

/**
 * One share: a number is whole percent, from 1 to 99; an object is a share that whole percent cannot say, in parts per
 * million, an integer from 0 (cannot happen) to 1,000,000.
 */
export type Share = number | { readonly ppm: number };

/** One share per state; null for a row that nobody set. */
export type ShareValues = readonly (Share | null)[];

/** What somebody has answered of one distribution: who set which row, in which order, and where the others started. */
export interface AnswerRows {
  /** What was set of each state; null for a row that nobody set, which follows as soon as another one is set. */
  readonly values: ShareValues;
  /**
   * Where a row stands as long as nobody sets any; afterwards the weight with which it follows. Left out: 50 each. Null: a
   * blank start, in which a row has no number until it is set or is the only one left.
   */
  readonly start?: readonly Share[] | null | undefined;
  /** The states in the order in which they were set, the latest last. Left out: the order of the states. */
  readonly order?: readonly number[] | undefined;
}

/** What the rows of an answer show, and what is stored of them. All shares are integers in parts per million. */
export interface ResolvedAnswer {
  /** The share that each row shows; null where it has no number yet. */
  readonly shown: readonly (number | null)[];
  /** What is stored: it adds up to 1,000,000. Undefined as long as a row has no number, or if all cannot happen. */
  readonly stored: readonly number[] | undefined;
  /** Which rows follow: nobody set them, but another one. */
  readonly follows: readonly boolean[];
  /**
   * By how much the set rows are more than a whole, or, if below 0, less. 0 where all adds up or nothing is set yet, and
   * where exactly nothing is left for the rows that follow.
   */
  readonly excess: number;
  /** False if rows are set and what is shown is not what is stored. */
  readonly addsUp: boolean;
  /** The row set last; undefined if none is. */
  readonly last: number | undefined;
}

/** Where a row stands at the start, in whole percent. */
export const START_PERCENT = 50;
const ONE_PERCENT = MILLION / 100;

/** A share in parts per million. */
export const partsOf = (share: Share): number => (typeof share === 'number' ? share * ONE_PERCENT : share.ppm);

/** Parts per million as a share: a whole percent from 1 to 99 as a number. */
export const shareFromParts = (ppm: number): Share =>
  ppm % ONE_PERCENT === 0 && ppm > 0 && ppm < MILLION ? ppm / ONE_PERCENT : { ppm };

/**
 * What each row of an answer shows and what is stored of it: the one rule for everything that draws, says or sends a
 * share. Rows that nobody set share what the set ones leave, in proportion to where they started. If nothing is left,
 * they stand at 1 %, the least there is. Rows that do not add up are stored in proportion; exact ones stay as they are
 * unless they alone leave no room.
 */
export function resolveAnswer(rows: AnswerRows): ResolvedAnswer {
  const { values, start } = rows;
  const set = values.map((value) => (value === null ? null : partsOf(value)));
  const open = set.flatMap((share, state) => (share === null ? [state] : []));
  const sum = set.reduce<number>((total, share) => total + (share ?? 0), 0);
  const nothing = values.map(() => false);
  const last = rows.order?.findLast((state) => set[state] !== null) ?? set.findLastIndex((share) => share !== null);
  const ends = { last: last < 0 ? undefined : last };

  if (start === null && open.length > 1) {
    return {
      shown: set,
      stored: undefined,
      follows: nothing,
      excess: Math.max(0, sum - MILLION),
      addsUp: true,
      ...ends,
    };
  }
  if (open.length === values.length) {
    const standing = values.map((_, state) => start?.[state] ?? START_PERCENT);
    return {
      shown: standing.map(partsOf),
      stored: inProportion(standing),
      follows: nothing,
      excess: 0,
      addsUp: true,
      ...ends,
    };
  }
  const follows = values.map((value) => value === null);
  const left = MILLION - sum;
  if (open.length > 0 && left >= open.length) {
    const weights = values.map((value, state) => (value === null ? partsOf(start?.[state] ?? START_PERCENT) : 0));
    const parts = split(weights.some((weight) => weight > 0) ? weights : follows.map(Number), left);
    const shown = set.map((share, state) => share ?? parts[state] ?? 0);
    return { shown, stored: shown, follows, excess: 0, addsUp: true, ...ends };
  }
  const shown = set.map((share) => share ?? ONE_PERCENT);
  if (open.length === 0 && left === 0) return { shown, stored: shown, follows, excess: 0, addsUp: true, ...ends };
  const excess = open.length > 0 ? Math.max(0, -left) : -left;
  return { shown, stored: inProportion(values.map((value) => value ?? 1)), follows, excess, addsUp: false, ...ends };
}

/**
 * Shares as they are stored where they do not add up: exact ones as they are while they leave at least one part for each
 * of the others, which share what is left. Undefined if all are 0.
 */
function inProportion(values: readonly Share[]): readonly number[] | undefined {
  const parts = values.map(partsOf);
  if (parts.every((part) => part === 0)) return undefined;
  const whole = values.map((value, state) => (typeof value === 'number' ? (parts[state] ?? 0) : 0));
  const count = whole.filter((part) => part > 0).length;
  const left = MILLION - parts.reduce((rest, part, state) => rest + (whole[state] === 0 ? part : 0), 0);
  if (count === 0 || left < count) return split(parts, MILLION);
  const scaled = split(whole, left);
  return parts.map((part, state) => (whole[state] === 0 ? part : (scaled[state] ?? 0)));
}

/** An answer as it is sent and kept: see `AnswerSave` in openapi.yaml. */
export interface EncodedAnswer {
  /** One integer from 1 to 99 for each state: the nearest to what its row shows. */
  readonly sliders: readonly number[];
  /** What these cannot say; left out where they say it all. */
  readonly exact?: ExactShares;
  /** For each state, whether somebody set it. */
  readonly touched: readonly boolean[];
}

/** The answer to send, whose distribution is what `resolveAnswer` says is stored, to one part per million. */
export function encodeAnswer(rows: AnswerRows): EncodedAnswer {
  const { shown, stored, follows, addsUp } = resolveAnswer(rows);
  const touched = rows.values.map((value) => value !== null);
  const sliders = shown.map((share) => (share === null ? START_PERCENT : sliderOf(share)));
  if (!stored || isSaidBy(stored, sliders)) return { sliders, touched };
  const given = rows.values.map((value, state) => {
    if (typeof value === 'number') return null;
    if (value !== null) return value.ppm;
    return addsUp && (follows[state] || rows.start) ? (stored[state] ?? null) : null;
  });
  if (isSaidBy(stored, sliders, given)) return { sliders, exact: given, touched };
  return { sliders: stored.map(sliderOf), exact: [...stored], touched };
}

/** Whether sliders and exact shares come to these shares, to one part per million. */
function isSaidBy(stored: readonly number[], sliders: readonly number[], exact?: ExactShares): boolean {
  if (checkExact(sliders, exact)) return false;
  return sharesOf(sliders, exact).every((share, state) => Math.abs(share - (stored[state] ?? 0)) <= 1);
}

/** An answer as it comes: `touched` is missing where nobody kept who set which row. */
export interface DecodableAnswer {
  readonly sliders: readonly number[];
  readonly exact?: ExactShares | undefined;
  readonly touched?: readonly boolean[] | undefined;
}

/**
 * The rows of an answer that was sent, such that they show what is stored of it. Where nobody kept who set which row, all
 * are set; of two states that add up only the first, so that the other one follows.
 */
export function decodeAnswer({ sliders, exact, touched }: DecodableAnswer): AnswerRows {
  const valid = checkExact(sliders, exact) ? undefined : exact;
  const shares = sliders.map((slider, state): Share => {
    const ppm = valid?.[state];
    return typeof ppm === 'number' ? { ppm } : slider;
  });
  const set =
    touched?.length === sliders.length ? touched : sliders.map((_, state) => sliders.length !== 2 || state === 0);
  const values = shares.map((share, state) => (set[state] ? share : null));
  const rows: AnswerRows = { values, start: shares };
  const stored = resolveAnswer(rows).stored;
  const isKept = stored && isSaidBy(stored, sliders, valid);
  return isKept ? rows : { values: shares };
}
