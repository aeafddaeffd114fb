import { distributionOf, type ExactShares, type AnswerStanding } from '@credence/bayesnet';
import type { RecordWords } from '@credence/text';
import type { StoredCombination } from '../../database/schema/index.js';
import { conditionsOfCombination, type PlaceNode } from './judgementPlaces.js';

/** What was said of a distribution. */
export interface SaidDistribution {
  readonly sliders: readonly number[];
  readonly exact?: ExactShares | null | undefined;
  readonly standing?: AnswerStanding | null | undefined;
  readonly selfEval?: number | null | undefined;
  readonly comment?: string | undefined;
}

/** A state with its share in percent. */
export interface ShareOfState {
  readonly state: string;
  readonly percent: number;
}

const isAnswer = ({ standing }: SaidDistribution) => !standing || standing === 'answered';

/** Each state with its share, to the millionth; empty where no numbers were given. */
export function sharesIn(node: PlaceNode | undefined, judgement: SaidDistribution): ShareOfState[] {
  if (!node || !isAnswer(judgement)) return [];
  const shares = distributionOf(judgement.sliders, judgement.exact ?? undefined);
  return node.states.map((state, at) => ({ state, percent: Math.round((shares[at] ?? 0) * 1e6) / 1e4 }));
}

/** "clear 70 %, rain 30 %" */
export function sharesText(shares: readonly ShareOfState[], words: RecordWords): string {
  return shares.map(({ state, percent }) => words.share(state, number(percent, words))).join(', ');
}

/** Nobody is asked for it where there are no numbers; the wire holds one all the same. */
export function certaintyIn(judgement: SaidDistribution, words: RecordWords): string {
  const { selfEval } = judgement;
  const known = String(selfEval ?? '') as keyof RecordWords['certainty'];
  return isAnswer(judgement) ? (words.certainty[known] ?? '') : '';
}

/** "clear 70 %, rain 30 %; rather certain; “As in winter.”" */
export function sentenceOf(node: PlaceNode | undefined, judgement: SaidDistribution, words: RecordWords): string {
  const what = {
    answered: sharesText(sharesIn(node, judgement), words),
    cannot_occur: words.cannotOccur,
    not_my_field: words.notMyField,
  }[judgement.standing ?? 'answered'];
  const parts = [what, certaintyIn(judgement, words), judgement.comment ? words.quoted(judgement.comment) : ''];
  return parts.filter(Boolean).join('; ');
}

/** A combination as one sentence. */
export function combinationInWords(node: PlaceNode, combination: StoredCombination, words: RecordWords): string {
  const { value, number: priority } = combination;
  const conditions = conditionsOfCombination(node, combination, words);
  return words.combination(priority, conditions, sentenceOf(node, { ...combination, sliders: value }, words));
}

const formats = new Map<string, Intl.NumberFormat>();

function number(value: number, { locale }: RecordWords): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  formats.set(locale, format);
  return format.format(value);
}
