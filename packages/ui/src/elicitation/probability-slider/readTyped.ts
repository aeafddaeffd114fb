import { percentOf, readShare, type TypedShareProblem } from '@credence/bayesnet/shares';
import { type ReadPercent, readPercent } from './readPercent.js';

/** Why a typed text is no share at all. */
export type UnreadShare = TypedShareProblem['code'];

/** What a typed text is taken as, where shares may be exact. */
export interface ReadTyped extends Omit<ReadPercent, 'misfit'> {
  /** A share that the slider cannot say, in parts per million. */
  readonly exact?: number;
  readonly misfit?: ReadPercent['misfit'] | UnreadShare;
}

/** Shares below 1 % and above 99 % are taken as they are; between, the slider's whole percents are as fine as it gets. */
export function readTyped(text: string, min: number, max: number): ReadTyped {
  const read = readShare(text);
  if (read.problem) return { misfit: read.problem.code };
  const percent = percentOf(read.share);
  return percent < min || percent > max ? { exact: read.share } : readPercent(String(percent), min, max);
}

/** Whether it is taken while more is typed: a plain number, and none that is only the beginning of one. */
export const isPlainShare = (text: string): boolean => /^\d*[.,]?\d+$/.test(text.trim()) && /[1-9]/.test(text);
