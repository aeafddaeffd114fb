import { keepBoth, keepBothInOrder } from '@credence/bayesnet';
import type { Combination } from '@credence/ui';
import { toWire } from './onTheWire.js';
import { fromDomain, toDomain } from './toDomain.js';

/** Two lists made from the same one, side by side. */
export interface Versions {
  /** What only one of them has, or has with other values. */
  readonly mine: readonly Combination[];
  readonly theirs: readonly Combination[];
  /** How many are the same in both. */
  readonly same: number;
  /** Both as one list; undefined if they contradict each other. */
  readonly both: readonly Combination[] | undefined;
  /** Both, if some of them apply to the same case with different shares: then the first in the list counts. */
  readonly ranked:
    | { readonly mineFirst: readonly Combination[]; readonly theirsFirst: readonly Combination[] }
    | undefined;
}

/** Compares the list on the screen with the one saved since it was loaded. */
export function bothVersions(
  before: readonly Combination[],
  mine: readonly Combination[],
  theirs: readonly Combination[],
): Versions {
  const told = (combination: Combination) => JSON.stringify(toWire({ ...combination, number: 1 }));
  const without = (list: readonly Combination[], other: readonly Combination[]) => {
    const known = new Set(other.map(told));
    return list.filter((each) => !known.has(told(each)));
  };
  const differing = without(mine, theirs);
  const [base, own, other] = [before.map(toDomain), mine.map(toDomain), theirs.map(toDomain)];
  const both = keepBoth(base, own, other)?.map(fromDomain);
  const mineFirst = both ? undefined : keepBothInOrder(base, own, other)?.map(fromDomain);
  const theirsFirst = both ? undefined : keepBothInOrder(base, other, own)?.map(fromDomain);
  return {
    mine: differing,
    theirs: without(theirs, mine),
    same: mine.length - differing.length,
    both,
    ranked: mineFirst && theirsFirst && { mineFirst, theirsFirst },
  };
}
