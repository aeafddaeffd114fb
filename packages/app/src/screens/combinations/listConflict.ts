import type { RestoredCombinations, SavedList } from './combinationsDraft.js';
import { isSameList } from './onTheWire.js';
import type { CombinationsFailure } from './combinationsFailure.js';

/** What a restored draft runs into: a list that was saved since, other than the one it was made from. */
export function listConflict(
  draft: RestoredCombinations,
  { combinations, revision }: SavedList,
): CombinationsFailure | undefined {
  const before = draft.base.combinations;
  if (!draft.outdated || !before || isSameList(before, combinations)) return undefined;
  return { reason: '', stale: true, theirs: { combinations, revision }, restoredAt: draft.at };
}
