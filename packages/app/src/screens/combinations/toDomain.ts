import type { Combination as DomainCombination } from '@credence/bayesnet';
import type { Combination } from '@credence/ui';
import { certaintyOf, shownCertainty } from '../../features/answering/certaintyWords.js';
import { shownStanding } from '../../features/answering/wireStanding.js';
import { sentRows, shownRows } from './onTheWire.js';

/** A combination of the editor in the domain's form. */
export function toDomain(combination: Combination): DomainCombination {
  const { selection, number, certainty, comment, standing } = combination;
  return {
    number,
    nodes:
      selection === 'rest'
        ? 'rest'
        : new Map(Object.entries(selection).map(([parent, state]) => [Number(parent), state])),
    ...sentRows(combination),
    ...(standing === 'cannotOccur' ? { standing: 'cannot_occur' } : {}),
    ...(certainty ? { certainty: certaintyOf(certainty) } : {}),
    ...(comment ? { comment } : {}),
  };
}

/** A combination of the domain in the editor's form. */
export function fromDomain(combination: DomainCombination): Combination {
  const { nodes, value, exact, touched, number, certainty, comment, standing } = combination;
  return {
    selection: nodes === 'rest' ? nodes : Object.fromEntries(nodes),
    ...shownRows({
      value: [...value],
      ...(exact ? { exact: [...exact] } : {}),
      ...(touched ? { touched: [...touched] } : {}),
    }),
    number,
    ...(certainty && { certainty: shownCertainty(certainty) }),
    ...(comment && { comment }),
    ...(standing && { standing: shownStanding(standing) }),
  };
}
