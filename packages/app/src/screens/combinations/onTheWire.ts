import type { Combination as SavedCombination, CombinationsSave } from '@credence/api-client';
import { decodeAnswer, encodeAnswer, START_PERCENT } from '@credence/bayesnet';
import type { Combination, CombinationRows } from '@credence/ui';
import { certaintyOf, shownCertainty } from '../../features/answering/certaintyWords.js';
import { definedOf } from '../../features/answering/saidBeside.js';

type SentCombination = CombinationsSave['combinations'][number];

/** A saved combination in the editor's form, its keys in the editor's order: the two are compared as text. */
export function fromWire({ nodes, value, number, ...said }: SavedCombination): Combination {
  const { exact, touched, 'self-eval': certainty, comment, standing } = said;
  return {
    selection: nodes === -1 ? 'rest' : nodes,
    ...shownRows({ value, ...definedOf({ exact, touched }) }),
    number,
    ...(certainty === undefined ? {} : { certainty: shownCertainty(certainty) }),
    ...(comment ? { comment } : {}),
    ...(standing === 'cannot_occur' ? { standing: 'cannotOccur' } : {}),
  };
}

/** The rows of a combination that was sent; what stands at 50 needs no mark. */
export function shownRows({
  value,
  exact,
  touched,
}: Pick<SavedCombination, 'value' | 'exact' | 'touched'>): CombinationRows {
  const { values, start } = decodeAnswer({ sliders: value, exact, touched });
  const isUsual = !start || !values.includes(null) || start.every((share) => share === START_PERCENT);
  return isUsual ? { values } : { values, startValues: start };
}

/** The rows of a combination as they are sent. */
export function sentRows({ values, startValues, order }: CombinationRows) {
  const { sliders, exact, touched } = encodeAnswer({ values, start: startValues, order });
  return { value: [...sliders], touched: [...touched], ...(exact ? { exact: [...exact] } : {}) };
}

/**
 * A combination as it is sent. What cannot occur has no numbers of which anybody could be certain.
 * @param keeps whether the server keeps more than sliders
 */
export function toWire(combination: Combination, keeps = true): SentCombination {
  const { selection, number, comment, standing, certainty: chosen } = combination;
  const nodes = selection === 'rest' ? (-1 as const) : { ...selection };
  const { value, ...marks } = sentRows(combination);
  if (standing === 'cannotOccur') return { nodes, value, number, standing: 'cannot_occur' };
  const certainty = chosen && certaintyOf(chosen);
  return {
    nodes,
    value,
    number,
    ...(keeps ? marks : {}),
    ...(typeof certainty === 'number' ? { 'self-eval': certainty } : {}),
    ...(typeof certainty === 'number' && certainty < 0 && comment ? { comment } : {}),
  };
}

/** Whether two lists of combinations are sent as the same. */
export const wouldSaveTheSame = (one: readonly Combination[], other: readonly Combination[]): boolean => {
  const sent = (list: readonly Combination[]) => JSON.stringify(list.map((each) => toWire(each)));
  return sent(one) === sent(other);
};
