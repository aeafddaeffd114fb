import {
  type CertaintyCode,
  configurationOfColumn,
  type DecidingAnswer,
  decide,
  distributionOfJudgement,
  iterationOf,
  type SavedAnswer,
  type SavedCombination,
} from '@credence/bayesnet';
import type { WrittenColumn, WrittenColumns } from './writtenColumns.js';

/** Everything known about the columns of one node. */
export interface AssessedTable {
  readonly nodeKey: string;
  /** The parents' numbers of states. */
  readonly radices: readonly number[];
  readonly combinations: readonly SavedCombination[];
  /** The iterations that are asked, if not all are: a combination decides no other column. */
  readonly asked?: readonly number[] | null;
  /** Direct answers by iteration. */
  readonly answers: ReadonlyMap<number, SavedAnswer & { readonly certainty?: CertaintyCode }>;
}

/** The columns of one node as they are written. */
export class FilledTable implements WrittenColumns {
  readonly #table: AssessedTable;
  readonly hasNumbers: boolean;
  readonly #asked: ReadonlySet<number> | undefined;
  readonly #certainties: ReadonlyMap<number, CertaintyCode | undefined>;

  constructor(table: AssessedTable, hasNumbers: boolean) {
    this.#table = table;
    this.hasNumbers = hasNumbers;
    this.#asked = table.asked ? new Set(table.asked) : undefined;
    this.#certainties = new Map(table.combinations.map(({ number, certainty }) => [number, certainty]));
  }

  get nodeKey(): string {
    return this.#table.nodeKey;
  }

  columnAt(column: number): WrittenColumn | undefined {
    const decision = this.decisionAt(column);
    return decision && { shares: this.sharesOf(decision), isImpossible: decision.standing === 'cannot_occur' };
  }

  /** What decides a column, and how certain its author was; undefined if it is open. */
  decisionAt(column: number): (DecidingAnswer & { readonly certainty?: CertaintyCode | undefined }) | undefined {
    const { radices, combinations, answers } = this.#table;
    const configuration = configurationOfColumn(column, radices) ?? [];
    const iteration = answers.size > 0 || this.#asked ? iterationOf(configuration, radices) : 0;
    if (this.#asked && !this.#asked.has(iteration)) return undefined;
    const answer = answers.get(iteration);
    const decision = decide(configuration, combinations, answer);
    if (!decision) return undefined;
    const { number } = decision;
    return { ...decision, certainty: number === undefined ? answer?.certainty : this.#certainties.get(number) };
  }

  /** The shares that a decision writes; undefined leaves the column as the file has it. */
  sharesOf(decision: DecidingAnswer | undefined): number[] | undefined {
    if (!decision) return undefined;
    // Numbers that the file has are better than none.
    return decision.standing === 'cannot_occur' && this.hasNumbers ? undefined : distributionOfJudgement(decision);
  }
}
