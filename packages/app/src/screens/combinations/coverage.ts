import type { NetworkNode } from '@credence/api-client';
import {
  carryOver,
  columnOf,
  type Combination as DomainCombination,
  configurationAt,
  coverageCells,
  coverageOf,
  decide,
  minutesFor,
  winnerOf,
} from '@credence/bayesnet';
import type { Combination, CombinationCoverage, CombinationFinding } from '@credence/ui';
import { toDomain } from './toDomain.js';

/** The editor's coverage, and the time all questions would take without any combination. */
export interface CountedCoverage extends CombinationCoverage {
  readonly minutesInAll: number;
}

/** The combinations as saved, and the order in which they and the direct answers were saved, if the server tells. */
export interface SavedBefore {
  readonly combinations: readonly Combination[];
  readonly saves: NetworkNode['saves'];
}

/** Above this number, questions are counted but not drawn. */
const DRAWN = 480;
/** Later than everything saved so far. */
const NOW = Number.MAX_SAFE_INTEGER;

/** What the combinations cover, for the editor: counted here in the same way as on the server. */
export function countCoverage(
  combinations: readonly Combination[],
  radices: readonly number[],
  states: number,
  secondsPerQuestion: number | undefined,
  before: SavedBefore = { combinations: [], saves: undefined },
): CountedCoverage | undefined {
  const domain = combinations.map(toDomain);
  const { combinations: counted, total, undecided } = coverageOf(domain, radices);
  if (undecided === undefined) return undefined;
  const answers = answersThatCount(domain, radices, before);
  const kept = (number: number) => answers.filter(({ over }) => over === number).length;
  const decided = total - undecided - answers.filter(({ over }) => over !== undefined).length;
  const pace = secondsPerQuestion === undefined ? undefined : secondsPerQuestion / states;
  const rest = domain.find(({ nodes }) => nodes === 'rest')?.number;
  return {
    decided,
    answered: answers.length,
    total,
    minutesLeft: minutesFor(total - decided - answers.length, states, pace),
    minutesInAll: minutesFor(total, states, pace),
    combinations: counted.map(
      ({ number, wins, shadowedBy, duplicateOf }): CombinationFinding => ({
        decides: (wins ?? 0) - kept(number),
        warning:
          duplicateOf !== undefined
            ? { kind: 'duplicate', by: duplicateOf }
            : shadowedBy[0] !== undefined
              ? { kind: 'shadowed', by: shadowedBy[0] }
              : undefined,
      }),
    ),
    cells: cellsOf(coverageCells(domain, radices, DRAWN), rest, answers),
  };
}

/** A direct answer that counts: the column it fills, and the combination that would decide it otherwise. */
interface CountingAnswer {
  readonly column: number;
  readonly over: number | undefined;
}

/** Of a direct answer and a combination the later one counts; a new or changed combination is later than any answer. */
function answersThatCount(
  combinations: readonly DomainCombination[],
  radices: readonly number[],
  { combinations: saved, saves }: SavedBefore,
): readonly CountingAnswer[] {
  if (!saves) return [];
  const previous = saved.map((combination, index) => ({
    ...toDomain(combination),
    sequence: saves.combinations[index] ?? NOW,
  }));
  const next = carryOver(previous, combinations, NOW);
  return saves.answers.flatMap(({ iteration, sequence }) => {
    const configuration = configurationAt(iteration, radices);
    if (!configuration || decide(configuration, next, { sequence, value: [] })?.by !== 'answer') return [];
    return [{ column: columnOf(configuration, radices), over: winnerOf(next, configuration)?.number }];
  });
}

function cellsOf(
  columns: readonly (number | undefined)[] | undefined,
  rest: number | undefined,
  answers: readonly CountingAnswer[],
): CombinationCoverage['cells'] {
  const answered = new Set(answers.map(({ column }) => column));
  return columns?.map((number, column) => {
    if (answered.has(column)) return 'answered';
    return number === undefined ? null : number === rest ? 'remaining' : number;
  });
}
