import { type Combination as DomainCombination, coverageCells, coverageOf, minutesFor } from '@credence/bayesnet';
import type { Combination, CombinationCoverage, CombinationFinding } from '@credence/ui';

/** The editor's coverage, and the time all questions would take without any combination. */
export interface CountedCoverage extends CombinationCoverage {
  readonly minutesInAll: number;
}

/** Above this number, questions are counted but not drawn. */
const DRAWN = 480;

/** What the combinations cover, for the editor: counted here in the same way as on the server. */
export function countCoverage(
  combinations: readonly Combination[],
  radices: readonly number[],
  states: number,
  secondsPerQuestion: number | undefined,
): CountedCoverage | undefined {
  const domain = combinations.map(toDomain);
  const { combinations: counted, total, undecided } = coverageOf(domain, radices);
  if (undecided === undefined) return undefined;
  const decided = total - undecided;
  const cells = coverageCells(domain, radices, DRAWN);
  const pace = secondsPerQuestion === undefined ? undefined : secondsPerQuestion / states;
  const rest = domain.find(({ nodes }) => nodes === 'rest')?.number;
  return {
    decided,
    total,
    minutesSaved: minutesFor(decided, states, pace),
    minutesInAll: minutesFor(total, states, pace),
    combinations: counted.map(
      ({ wins, shadowedBy, duplicateOf }): CombinationFinding => ({
        decides: wins ?? 0,
        warning:
          duplicateOf !== undefined
            ? { kind: 'duplicate', by: duplicateOf }
            : shadowedBy[0] !== undefined
              ? { kind: 'shadowed', by: shadowedBy[0] }
              : undefined,
      }),
    ),
    ...(cells
      ? { cells: cells.map((number) => (number === undefined ? null : number === rest ? 'remaining' : number)) }
      : {}),
  };
}

function toDomain({ nodes, value, number }: Combination): DomainCombination {
  return {
    number,
    value,
    nodes: nodes === -1 ? 'rest' : new Map(Object.entries(nodes).map(([parent, state]) => [Number(parent), state])),
  };
}
