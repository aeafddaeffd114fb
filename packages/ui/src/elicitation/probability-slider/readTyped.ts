import { percentOf, readShare, type TypedShareProblem } from '@credence/bayesnet/shares';
import type { Share } from '../answers/share.js';
import { isGrouped, plainSigns } from './plainSigns.js';
import { type ReadPercent, readPercent } from './readPercent.js';

/** Why a typed text is no share at all. */
export type UnreadShare = TypedShareProblem['code'];

/** What a typed text is taken as. */
export interface ReadTyped {
  /** The answer it gives; undefined if it cannot be read. */
  readonly share?: Share;
  readonly misfit?: ReadPercent['misfit'] | UnreadShare;
}

interface ReadOptions {
  min: number;
  max: number;
  /** True if shares below 1 % and above 99 % are taken as they are; between, whole percents are as fine as it gets. */
  isExact: boolean;
  /** The language of whoever types: it tells the thousands of "1,000" from the decimals of "1.000". */
  locale: string;
}

/** Reads a typed text as a whole: what only begins as a number is none. */
export function readTyped(text: string, { min, max, isExact, locale }: ReadOptions): ReadTyped {
  const plain = plainSigns(text);
  if (isGrouped(plain, locale)) return { misfit: isExact ? 'share-unreadable' : 'unreadable' };
  if (!isExact) return readPercent(plain, min, max);
  const read = readShare(plain);
  if (read.problem) return { misfit: read.problem.code };
  const percent = percentOf(read.share);
  return percent < min || percent > max ? { share: { ppm: read.share } } : readPercent(String(percent), min, max);
}
