import type { Combination as DomainCombination } from '@credence/bayesnet';
import type { Combination } from '@credence/ui';
import { certaintyOf, shownCertainty } from '../../features/answering/certaintyWords.js';
import { exactOf, sharesFrom, slidersOf } from '../../features/answering/wireShares.js';
import { shownStanding } from '../../features/answering/wireStanding.js';

/** A combination of the editor in the domain's form. */
export function toDomain({ selection, values, number, ...said }: Combination): DomainCombination {
  const { certainty, comment, standing } = said;
  const exact = exactOf(values);
  return {
    number,
    nodes:
      selection === 'rest'
        ? 'rest'
        : new Map(Object.entries(selection).map(([parent, state]) => [Number(parent), state])),
    value: slidersOf(values),
    ...(exact ? { exact } : {}),
    ...(standing === 'cannotOccur' ? { standing: 'cannot_occur' } : {}),
    ...(certainty ? { certainty: certaintyOf(certainty) } : {}),
    ...(comment ? { comment } : {}),
  };
}

/** A combination of the domain in the editor's form. */
export function fromDomain({
  nodes,
  value,
  exact,
  number,
  certainty,
  standing,
  ...said
}: DomainCombination): Combination {
  const selection = nodes === 'rest' ? nodes : Object.fromEntries(nodes);
  const values = sharesFrom({ sliders: value, exact });
  return {
    ...{ selection, values, number },
    ...(certainty && { certainty: shownCertainty(certainty) }),
    ...said,
    ...(standing && { standing: shownStanding(standing) }),
  };
}
