import {
  type Certainty,
  type ColumnSource,
  configurationOfColumn,
  type Decision,
  decide,
  distributionOfJudgement,
  iterationOf,
  type SavedAnswer,
  type SavedCombination,
} from '@credence/bayesnet';

/** Everything known about the columns of one node. */
export interface AssessedTable {
  readonly nodeKey: string;
  /** The parents' numbers of states. */
  readonly radices: readonly number[];
  readonly combinations: readonly SavedCombination[];
  /** Direct answers by iteration. */
  readonly answers: ReadonlyMap<number, SavedAnswer & { readonly certainty?: Certainty }>;
}

/** The columns of one node as they are written. */
export class FilledTable {
  readonly #table: AssessedTable;
  readonly #hasNumbers: boolean;
  readonly #certainties: ReadonlyMap<number, Certainty | undefined>;
  #impossible = 0;
  #open = 0;

  constructor(table: AssessedTable, hasNumbers: boolean) {
    this.#table = table;
    this.#hasNumbers = hasNumbers;
    this.#certainties = new Map(table.combinations.map(({ number, certainty }) => [number, certainty]));
  }

  get nodeKey(): string {
    return this.#table.nodeKey;
  }

  /** How many columns of the table written from `source` stand for what cannot occur. */
  get columns(): number {
    return this.#hasNumbers || this.#open === 0 ? this.#impossible : 0;
  }

  /** What is written into each column, each of them asked for once. */
  readonly source: ColumnSource = (column) => {
    const decision = this.decisionAt(column);
    if (!decision) this.#open += 1;
    if (decision?.standing === 'cannot_occur') this.#impossible += 1;
    return this.sharesOf(decision);
  };

  /** What decides a column, and how certain its author was; undefined if it is open. */
  decisionAt(column: number): (Decision & { readonly certainty?: Certainty | undefined }) | undefined {
    const { radices, combinations, answers } = this.#table;
    const configuration = configurationOfColumn(column, radices) ?? [];
    const answer = answers.size > 0 ? answers.get(iterationOf(configuration, radices)) : undefined;
    const decision = decide(configuration, combinations, answer);
    if (!decision) return undefined;
    const { number } = decision;
    return { ...decision, certainty: number === undefined ? answer?.certainty : this.#certainties.get(number) };
  }

  /** The shares that a decision writes; undefined leaves the column as the file has it. */
  sharesOf(decision: Decision | undefined): number[] | undefined {
    if (!decision) return undefined;
    // Numbers that the file has are better than none.
    return decision.standing === 'cannot_occur' && this.#hasNumbers ? undefined : distributionOfJudgement(decision);
  }
}
