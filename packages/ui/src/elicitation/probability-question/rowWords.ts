import { MILLION, percentOf, type ResolvedAnswer } from '@credence/bayesnet/shares';
import type { RowWords } from '../answers/RowWords.js';
import type { probabilityQuestionLabels } from '../../labels/english.js';

interface RowWordsOptions {
  resolved: ResolvedAnswer;
  /** The names of the states, as displayed. */
  names: readonly string[];
  /** Which rows nobody set. */
  unset: readonly boolean[];
  /** True if untouched rows stand where another answer was copied from. */
  isCopied: boolean;
  texts: typeof probabilityQuestionLabels;
}

/** What each row says in place of its word; null where the word of its share stands. */
export function rowWords(options: RowWordsOptions): readonly (RowWords | null)[] {
  const { resolved, unset, isCopied, texts } = options;
  const { follows, shown, addsUp, last } = resolved;
  const followers = shown.filter((_, state) => follows[state]);
  const isEqual = Math.max(0, ...followers.map(Number)) - Math.min(MILLION, ...followers.map(Number)) <= 1;
  const following: RowWords = {
    kind: 'follows',
    text: addsUp ? texts.left(followers.length, isEqual) : texts.nothingLeft,
  };
  const open: RowWords = { kind: 'open', text: isCopied ? texts.copied : texts.notAnswered };
  const excess: RowWords | null = addsUp ? null : { kind: 'excess', text: excessWords(options) };
  return unset.map((isUnset, state) => {
    if (state === last) return excess;
    if (!isUnset) return null;
    if (follows[state]) return following;
    return shown[state] === null ? null : open;
  });
}

/** By how much the row set last is more, or less, than what the others leave. */
function excessWords({ resolved, names, unset, texts }: RowWordsOptions): string {
  const { excess, last, follows } = resolved;
  const others = names.filter((_, state) => !unset[state] && state !== last);
  const beside = others.length === 1 ? others[0] : undefined;
  if (excess > 0) return texts.more(percentOf(excess), beside);
  if (excess < 0) return texts.less(percentOf(-excess), beside);
  const left = names.filter((_, state) => follows[state]);
  return texts.leavesNothing(left.length === 1 ? left[0] : undefined);
}
