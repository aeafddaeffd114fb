import type { Coded, NoParams } from '../coded.js';
import { MILLION } from '../cpt/exactShares.js';

/** Everything that can be wrong with a typed share, and its parameters. */
export interface TypedShareProblemParams {
  'share-missing': NoParams;
  'share-unreadable': NoParams;
  'share-negative': NoParams;
  'share-above-one': NoParams;
  /** "1/0": a part of nothing. */
  'share-of-none': NoParams;
  /** Closer to impossible or to certain than one in `oneIn`, and neither of them. */
  'share-too-fine': { readonly oneIn: number };
}

export type TypedShareProblem = Coded<TypedShareProblemParams>;

export type TypedShare =
  | {
      /** In parts per million. */
      readonly share: number;
      /** True if it was given more finely than that, as by 1/3. */
      readonly rounded: boolean;
      readonly problem?: undefined;
    }
  | { readonly problem: TypedShareProblem };

/** Longer texts are not numbers that anybody means. */
const LONGEST = 40;

/** What stands between the cases and all of them in English, German, Dutch, French, Italian and Spanish. */
const between = '[/⁄∕]|in|of|out of|von|unter|auf|op|op de|van|van de|sur|su|de|de cada';
const fraction = new RegExp(`^(?<cases>[\\d.,'’ ]+?) ?(?:${between}) ?(?<all>[\\d.,'’ ]+)$`);
const percent = /^(?<number>[\d.,]+) ?(?<sign>[%‰]?)$/;

/** A number as numerator and denominator, so that no digit is lost. */
type Ratio = readonly [numerator: bigint, denominator: bigint];

/**
 * Reads a share as typed: "0.2", "0,2" and "0.2 %" are percents, "2 ‰" is per mille, and "1/500", "20 in 10000" and
 * "20 von 10.000" are cases among all. Point and comma both mark decimals; in cases, one before exactly three digits
 * groups thousands, as blanks and apostrophes do. "0" is 0, what cannot happen.
 */
export function readShare(text: string): TypedShare {
  // Marks of direction come along with what is pasted.
  const plain = text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  if (plain === '') return refused('share-missing', {});
  if (plain.length > LONGEST) return refused('share-unreadable', {});
  const isNegative = /^[-−–]/.test(plain);
  const ratio = ratioOf(isNegative ? plain.slice(1).trim() : plain);
  if (!ratio) return refused('share-unreadable', {});
  if (isNegative) return refused('share-negative', {});
  const [numerator, denominator] = ratio;
  if (denominator === 0n) return refused('share-of-none', {});
  if (numerator > denominator) return refused('share-above-one', {});
  const parts = numerator * BigInt(MILLION);
  const missing = (denominator - numerator) * BigInt(MILLION);
  if ((parts > 0n && parts < denominator) || (missing > 0n && missing < denominator)) {
    return refused('share-too-fine', { oneIn: MILLION });
  }
  const share = Number((2n * parts + denominator) / (2n * denominator));
  return { share, rounded: parts % denominator !== 0n };
}

function ratioOf(text: string): Ratio | undefined {
  const { number, sign } = percent.exec(text)?.groups ?? {};
  if (number !== undefined) return over(decimalOf(number), sign === '‰' ? 1000n : 100n);
  const { cases, all } = fraction.exec(text)?.groups ?? {};
  if (cases === undefined || all === undefined) return undefined;
  const whole = wholeOf(cases);
  return over(whole === undefined ? decimalOf(cases) : [whole, 1n], wholeOf(all));
}

const over = (part: Ratio | undefined, all: bigint | undefined): Ratio | undefined =>
  part && all !== undefined ? [part[0], part[1] * all] : undefined;

/** A number of cases, with or without its thousands grouped. "10,00" is neither: half-way to "10,000", it says nothing. */
function wholeOf(text: string): bigint | undefined {
  return /^(?:\d+|[1-9]\d{0,2}(?<group>[.,'’ ])\d{3}(?:\k<group>\d{3})*)$/.test(text)
    ? BigInt(text.replaceAll(/\D/g, ''))
    : undefined;
}

function decimalOf(text: string): Ratio | undefined {
  if (!/^(?:\d+[.,]?\d*|[.,]\d+)$/.test(text)) return undefined;
  const [whole = '', decimals = ''] = text.split(/[.,]/);
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}

function refused<Code extends keyof TypedShareProblemParams>(
  code: Code,
  params: TypedShareProblemParams[Code],
): TypedShare {
  return { problem: { code, params } as TypedShareProblem };
}
