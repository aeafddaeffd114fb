import type { Combination as DomainCombination } from '@credence/bayesnet';
import type { Combination } from '@credence/ui';

/** A combination of the editor in the domain's form. */
export function toDomain({ nodes, value, number }: Combination): DomainCombination {
  return {
    number,
    value,
    nodes: nodes === -1 ? 'rest' : new Map(Object.entries(nodes).map(([parent, state]) => [Number(parent), state])),
  };
}

/** A combination of the domain in the editor's form, in which it is also sent. */
export function fromDomain({ nodes, value, number }: DomainCombination): Combination {
  return { nodes: nodes === 'rest' ? -1 : Object.fromEntries(nodes), value, number };
}
