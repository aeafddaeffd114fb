import type { Combination as DomainCombination } from '@credence/bayesnet';
import type { Combination } from '@credence/ui';

/** A combination of the editor in the domain's form. */
export function toDomain({ nodes, value, number, ...said }: Combination): DomainCombination {
  const { exact, certainty, comment, standing } = said;
  return {
    number,
    nodes: nodes === -1 ? 'rest' : new Map(Object.entries(nodes).map(([parent, state]) => [Number(parent), state])),
    value,
    ...(exact ? { exact } : {}),
    ...(standing === 'cannot_occur' ? { standing } : {}),
    ...(typeof certainty === 'number' ? { certainty } : {}),
    ...(comment ? { comment } : {}),
  };
}

/** A combination of the domain in the editor's form. */
export function fromDomain({ nodes, value, number, ...said }: DomainCombination): Combination {
  return { nodes: nodes === 'rest' ? -1 : Object.fromEntries(nodes), value, number, ...said };
}
