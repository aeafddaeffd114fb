/** Adjacent questions decided by the same combination. */
export interface CoverageRun {
  /** Number of the combination, 'remaining', 'answered', or null if nothing decides. */
  readonly by: CoverageCell;
  readonly length: number;
}

/**
 * What decides one question: a combination's number, "all remaining", a direct answer that counts, or nothing.
 * @since 0.1.0
 */
export type CoverageCell = number | 'remaining' | 'answered' | null;

/** The questions as runs, split into as many groups of equal size as the first parent has states. */
export function coverageRuns(cells: readonly CoverageCell[], groups: number): readonly (readonly CoverageRun[])[] {
  const size = Math.ceil(cells.length / Math.max(1, groups));
  return Array.from({ length: Math.max(1, groups) }, (_, group) => {
    const runs: { by: CoverageCell; length: number }[] = [];
    for (const by of cells.slice(group * size, (group + 1) * size)) {
      const last = runs.at(-1);
      if (last?.by === by) last.length += 1;
      else runs.push({ by, length: 1 });
    }
    return runs;
  });
}

/** Which of five looks a run has: first combination, second, any later one, all remaining, or a direct answer. */
export function coverageLook(by: CoverageCell): '1' | '2' | '3' | 'remaining' | 'answered' | undefined {
  if (by === null) return undefined;
  if (by === 'remaining' || by === 'answered') return by;
  return by <= 1 ? '1' : by === 2 ? '2' : '3';
}
