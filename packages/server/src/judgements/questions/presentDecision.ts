import type { Question } from '@credence/api-client';
import type { SavedCombination } from '@credence/bayesnet';

/** A combination as what decides one question. */
export const presentDecision = ({
  nodes,
  number,
  value,
  exact,
  touched,
  standing,
}: SavedCombination): NonNullable<Question['decidedBy']> => ({
  number: nodes === 'rest' ? 'rest' : number,
  value: [...value],
  ...(exact ? { exact: [...exact] } : {}),
  ...(touched ? { touched: [...touched] } : {}),
  ...(standing ? { standing } : {}),
});
