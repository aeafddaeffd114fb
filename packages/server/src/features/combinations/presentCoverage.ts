import type { CombinationsSaved } from '@credence/api-client';
import type { Coverage } from '@credence/bayesnet';

/** The effect of each combination among the others; those too hard to count are left out. */
export function presentCoverage({ combinations }: Coverage): NonNullable<CombinationsSaved['coverage']> {
  return combinations.flatMap(({ number, covers, wins, shadowedBy }) =>
    wins === undefined
      ? []
      : [{ number, covers, wins, ...(shadowedBy.length > 0 ? { shadowedBy: [...shadowedBy] } : {}) }],
  );
}
