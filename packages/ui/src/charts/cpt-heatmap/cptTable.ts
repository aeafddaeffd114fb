/**
 * A parent of the node. The states of the last one change fastest from column to column.
 * @since 0.1.0
 * @experimental
 */
export interface CptParent {
  readonly label: string;
  readonly states: readonly string[];
}

/**
 * A state of the node.
 * @since 0.1.0
 * @experimental
 */
export interface CptState {
  readonly label: string;
  /** What it means, in a word or two. */
  readonly description?: string | undefined;
}

/** The numbers of one node: percent, column by column and state by state in it. */
export interface CptTable {
  readonly parents: readonly CptParent[];
  readonly states: readonly CptState[];
  /** NaN where there is no number. */
  readonly values: ArrayLike<number>;
  /** Whether nobody answered a column that has numbers all the same. */
  readonly isUnanswered?: ((column: number) => boolean) | undefined;
}

/** The number of configurations of the parents; 1 if there are none. */
export const columnCount = (parents: readonly CptParent[]): number =>
  parents.reduce((count, parent) => count * parent.states.length, 1);

/** For each parent, how many columns one of its states spans before the next begins. */
export function spansOf(parents: readonly CptParent[]): readonly number[] {
  return parents.map((_, index) => columnCount(parents.slice(index + 1)));
}

/** The state of each parent in a column. */
export function configurationOf(parents: readonly CptParent[], column: number): readonly string[] {
  const spans = spansOf(parents);
  return parents.map(({ states }, index) => states[Math.floor(column / spans[index]!) % states.length] ?? '');
}

/** A number of the table; null where there is none. */
export function valueAt({ states, values }: CptTable, column: number, state: number): number | null {
  const value = values[column * states.length + state];
  return value !== undefined && Number.isFinite(value) ? value : null;
}

/** Whether nobody answered a column, whether it has numbers or not. */
export const isOpen = (table: CptTable, column: number): boolean =>
  isEmpty(table, column) || (table.isUnanswered?.(column) ?? false);

/** Whether a column lacks numbers. */
export const isEmpty = (table: CptTable, column: number): boolean =>
  table.states.some((_, state) => valueAt(table, column, state) === null);

/** The lower ends of the shades, in percent: those of the words. */
export const SHADES = [15, 25, 50, 75] as const;

/** The shade of a number, 0 (none) to 4. */
export const shadeOf = (value: number): number => SHADES.filter((from) => value >= from).length;

/** Neighbouring columns that one combination decided. */
export interface CombinationRun {
  readonly combination: number;
  readonly from: number;
  readonly to: number;
}

export function combinationRuns(
  columns: number,
  getCombination: (column: number) => number | undefined,
): readonly CombinationRun[] {
  const runs: CombinationRun[] = [];
  for (let column = 0; column < columns; column += 1) {
    const combination = getCombination(column);
    if (combination === undefined) continue;
    const last = runs.at(-1);
    if (last?.combination === combination && last.to === column - 1) runs[runs.length - 1] = { ...last, to: column };
    else runs.push({ combination, from: column, to: column });
  }
  return runs;
}
