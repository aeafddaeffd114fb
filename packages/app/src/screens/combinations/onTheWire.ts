import type { CombinationsSave, Combination as SavedCombination } from '@credence/api-client';
import type { Combination } from '@credence/ui';
import { certaintyOf, shownCertainty } from '../../features/answering/certaintyWords.js';
import { exactOf, sharesFrom, slidersOf } from '../../features/answering/wireShares.js';

type SentCombination = CombinationsSave['combinations'][number];

/** A saved combination in the editor's form, its keys in the editor's order: the two are compared as text. */
export function fromWire({ nodes, value, number, ...said }: SavedCombination): Combination {
  const { exact, 'self-eval': certainty, comment, standing } = said;
  return {
    selection: nodes === -1 ? 'rest' : nodes,
    values: sharesFrom({ sliders: value, exact }),
    number,
    ...(certainty === undefined ? {} : { certainty: shownCertainty(certainty) }),
    ...(comment ? { comment } : {}),
    ...(standing === 'cannot_occur' ? { standing: 'cannotOccur' } : {}),
  };
}

/** A combination as it is sent. What cannot occur has no numbers of which anybody could be certain. */
export function toWire({ selection, values, number, comment, standing, ...said }: Combination): SentCombination {
  const sent = { nodes: selection === 'rest' ? (-1 as const) : { ...selection }, value: slidersOf(values), number };
  if (standing === 'cannotOccur') return { ...sent, standing: 'cannot_occur' };
  const exact = exactOf(values);
  const certainty = said.certainty && certaintyOf(said.certainty);
  return {
    ...sent,
    ...(exact ? { exact: [...exact] } : {}),
    ...(typeof certainty === 'number' ? { 'self-eval': certainty } : {}),
    ...(typeof certainty === 'number' && certainty < 0 && comment ? { comment } : {}),
  };
}
