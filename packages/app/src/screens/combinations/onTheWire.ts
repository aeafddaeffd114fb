import type { CombinationsSave, Combination as SavedCombination } from '@credence/api-client';
import type { Combination } from '@credence/ui';

type SentCombination = CombinationsSave['combinations'][number];

/** A saved combination in the editor's form, its keys in the editor's order: the two are compared as text. */
export function fromWire({ nodes, value, number, ...said }: SavedCombination): Combination {
  const { exact, 'self-eval': certainty, comment, standing } = said;
  return {
    ...{ nodes, value, number },
    ...(exact ? { exact } : {}),
    ...(certainty === undefined ? {} : { certainty }),
    ...(comment ? { comment } : {}),
    ...(standing === 'cannot_occur' ? { standing } : {}),
  };
}

/** A combination as it is sent. What cannot occur has no numbers of which anybody could be certain. */
export function toWire({ nodes, value, number, ...said }: Combination): SentCombination {
  const { exact, certainty, comment, standing } = said;
  const sent = { nodes: nodes === -1 ? nodes : { ...nodes }, value: [...value], number };
  if (standing === 'cannot_occur') return { ...sent, standing };
  return {
    ...sent,
    ...(exact ? { exact: [...exact] } : {}),
    ...(typeof certainty === 'number' ? { 'self-eval': certainty } : {}),
    ...(typeof certainty === 'number' && certainty < 0 && comment ? { comment } : {}),
  };
}
