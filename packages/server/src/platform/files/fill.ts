import {
  type ColumnSource,
  configurationOfColumn,
  decide,
  distributionOfJudgement,
  iterationOf,
  readNetworkFile,
  type SavedAnswer,
  type SavedCombination,
  writeNetworkFile,
} from '@credence/bayesnet';

/** Everything known about the columns of one node. */
export interface AssessedTable {
  readonly nodeKey: string;
  /** The parents' numbers of states. */
  readonly radices: readonly number[];
  readonly combinations: readonly SavedCombination[];
  /** Direct answers by iteration. */
  readonly answers: ReadonlyMap<number, SavedAnswer>;
}

/** A file with what was answered of it. */
export interface FilledFile {
  readonly bytes: Uint8Array;
  /** The nodes with columns for what cannot occur, and how many of these each has. */
  readonly impossible: readonly ImpossibleColumns[];
}

export interface ImpossibleColumns {
  readonly nodeKey: string;
  readonly columns: number;
}

/** The file's bytes, with the numbers of every answered or decided column replaced. */
export function fill(bytes: Uint8Array, tables: readonly AssessedTable[]): FilledFile {
  const { document } = readNetworkFile(bytes);
  if (!document) throw new Error('A stored file can no longer be read.');
  const filled = tables.map((table) => new FilledTable(table, document.places.get(table.nodeKey)?.kind === 'numbers'));
  return {
    bytes: writeNetworkFile(document, new Map(filled.map(({ nodeKey, source }) => [nodeKey, source]))),
    impossible: filled.map(({ nodeKey, columns }) => ({ nodeKey, columns })).filter(({ columns }) => columns > 0),
  };
}

/** The columns of one node as they are written, each of them once. */
class FilledTable {
  readonly #table: AssessedTable;
  readonly #hasNumbers: boolean;
  #impossible = 0;
  #open = 0;

  constructor(table: AssessedTable, hasNumbers: boolean) {
    this.#table = table;
    this.#hasNumbers = hasNumbers;
  }

  get nodeKey(): string {
    return this.#table.nodeKey;
  }

  /** How many columns of the written table stand for what cannot occur. */
  get columns(): number {
    return this.#hasNumbers || this.#open === 0 ? this.#impossible : 0;
  }

  readonly source: ColumnSource = (column) => {
    const { radices, combinations, answers } = this.#table;
    const configuration = configurationOfColumn(column, radices) ?? [];
    const decision = decide(configuration, combinations, answers.get(iterationOf(configuration, radices)));
    if (!decision) this.#open += 1;
    if (decision?.standing !== 'cannot_occur') return decision && distributionOfJudgement(decision);
    this.#impossible += 1;
    // Numbers that the file has are better than none.
    return this.#hasNumbers ? undefined : distributionOfJudgement(decision);
  };
}
