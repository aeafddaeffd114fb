import { percentOf, readShare, type TypedShareProblem } from '@credence/bayesnet/shares';
import { isGrouped, plainSigns } from './plainSigns.js';
import { type ReadPercent, readPercent } from './readPercent.js';

/** Why a typed text is no share at all. */
export type UnreadShare = TypedShareProblem['code'];

/** What a typed text is taken as. */
export interface ReadTyped extends Omit<ReadPercent, 'misfit'> {
  /** A share that the slider cannot say, in parts per million. */
  readonly exact?: number;
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
  return percent < min || percent > max ? { exact: read.share } : readPercent(String(percent), min, max);
}
