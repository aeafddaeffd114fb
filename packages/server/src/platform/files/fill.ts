import {
  type ColumnSource,
  configurationOfColumn,
  decide,
  iterationOf,
  normalize,
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

/** The file's bytes, with the numbers of every answered or decided column replaced. */
export function fill(bytes: Uint8Array, tables: readonly AssessedTable[]): Uint8Array {
  const { document } = readNetworkFile(bytes);
  if (!document) throw new Error('A stored file can no longer be read.');
  return writeNetworkFile(document, new Map(tables.map((table) => [table.nodeKey, columnsOf(table)])));
}

function columnsOf({ radices, combinations, answers }: AssessedTable): ColumnSource {
  return (column) => {
    const configuration = configurationOfColumn(column, radices) ?? [];
    const decision = decide(configuration, combinations, answers.get(iterationOf(configuration, radices)));
    return decision && normalize(decision.value);
  };
}
