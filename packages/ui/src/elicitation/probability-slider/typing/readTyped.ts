import type { TypedShareProblem } from '@credence/bayesnet/shares';
import type { Share } from '../../answers/share.js';

/**
 * Why a typed text was not taken as it is.
 * @since 0.1.0
 * @experimental
 */
export type MisfitKind = 'below' | 'above' | 'notWhole' | 'unreadable' | 'empty';

/**
 * Why a typed text is no share at all.
 * @since 0.1.0
 * @experimental
 */
export type UnreadShare = TypedShareProblem['code'];

/**
 * What a typed text is taken as.
 * @since 0.1.0
 * @experimental
 */
export interface ReadTyped {
  /** The answer it gives; undefined if it cannot be read. */
  readonly share?: Share;
  /** Undefined if it is an answer as it stands. */
  readonly misfit?: MisfitKind | UnreadShare;
}

/**
 * What a slider needs to take shares that whole percents cannot say: `exactShares`.
 * @since 0.1.0
 * @experimental
 */
export interface ExactScale {
  /** Reads a typed text in plain signs, such as "0.2" or "1/500", on a scale from `min` to `max` percent. */
  readonly read: (plain: string, min: number, max: number) => ReadTyped;
  /** Where one step leads that goes over the fine stops. Undefined if the step is the slider's own. */
  readonly step: (shown: number, exact: number | null, by: number) => number | undefined;
  /** Where the fine line begins beside an end of the slider; undefined elsewhere, where it is not offered. */
  readonly end: (value: number | null) => number | undefined;
}

interface ReadOptions {
  /** The lowest and the highest answer, in percent. */
  min: number;
  max: number;
  /** Takes shares below 1 % and above 99 % as they are; between, whole percents are as fine as it gets. */
  exactShares: ExactScale | undefined;
  /** The language of whoever types: it tells the thousands of "1,000" from the decimals of "1.000". */
  locale: string;
}

/** Reads a typed text as a whole: what only begins as a number is none. "1/500" is a share where those are taken. */
export function readTyped(text: string, { min, max, exactShares, locale }: ReadOptions): ReadTyped {
  const plain = plainSigns(text);
  if (isGrouped(plain, locale)) return { misfit: exactShares ? 'share-unreadable' : 'unreadable' };
  return exactShares ? exactShares.read(plain, min, max) : readPercent(plain, min, max);
}

/** Reads a percentage in plain signs, with a decimal comma or point. What is not a possible answer gives the nearest one. */
export function readPercent(plain: string, min: number, max: number): ReadTyped {
  if (plain === '') return { misfit: 'empty' };
  const { number: found } = /^(?<number>[-+−]?(?:\d+[.,]?\d*|[.,]\d+)) ?%?$/.exec(plain)?.groups ?? {};
  if (found === undefined) return { misfit: 'unreadable' };
  const number = Number(found.replace(',', '.').replace('−', '-'));
  if (number < min) return { share: min, misfit: 'below' };
  if (number > max) return { share: max, misfit: 'above' };
  const share = Math.round(number);
  return share === number ? { share } : { share, misfit: 'notWhole' };
}

/** "percent" after a number, in the languages of the kit. */
const percentInWords = / ?p(?:er|ro|our|or) ?(?:cento?|ciento|zent)$/i;

/**
 * A typed number in the signs that its readers know: the digits and signs of Arabic, Persian and full-width keyboards
 * become those of ASCII, "37 percent" becomes "37%", and marks of direction that came along with a paste are left out.
 */
const plainSigns = (text: string): string =>
  plainDigits(text.replace(/\p{Cf}/gu, ''))
    .replace(/٬/g, '’')
    .replace(/٪/g, '%')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(percentInWords, '%');

/** The digits and signs of full-width, Arabic and Persian keyboards, of which a number is made, as those of ASCII. */
export const plainDigits = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/٫/g, '.');

/** Whether a plain number has its thousands grouped as in this language: it then is no percentage, whatever it begins with. */
function isGrouped(plain: string, locale: string): boolean {
  const [, group] = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})* ?%?$/.exec(plain) ?? [];
  if (group === undefined) return false;
  const parts = new Intl.NumberFormat(locale).formatToParts(1_000_000);
  return parts.find(({ type }) => type === 'group')?.value === group;
}
