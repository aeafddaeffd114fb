/**
 * For each cell of one table, the cell of another table that belongs to it: `high[i] + low[j]` for the cell
 * `i * low.length + j`. Two short lists stand for one as long as the table.
 */
export interface CellMap {
  readonly high: Int32Array;
  readonly low: Int32Array;
}

/** The inner list covers as many of the last variables as it takes to make loops over it worth while. */
const INNER = 64;

/**
 * The map of a table whose variables have these `sizes`, first slowest, into one that moves on by `strides` per state of
 * each, from `base`.
 */
export function cellMap(sizes: readonly number[], strides: readonly number[], base = 0): CellMap {
  let split = sizes.length;
  for (let inner = 1; split > 0 && inner < INNER; split -= 1) inner *= sizes[split - 1]!;
  return {
    high: offsets(sizes.slice(0, split), strides.slice(0, split), base),
    low: offsets(sizes.slice(split), strides.slice(split), 0),
  };
}

function offsets(sizes: readonly number[], strides: readonly number[], base: number): Int32Array {
  let found = Int32Array.of(base);
  for (const [variable, size] of sizes.entries()) {
    const stride = strides[variable]!;
    const next = new Int32Array(found.length * size);
    for (let at = 0; at < next.length; at += 1) next[at] = found[Math.floor(at / size)]! + (at % size) * stride;
    found = next;
  }
  return found;
}

/** How far a table over `variables` moves on per state of each variable in `asked`; 0 for one that it does not have. */
export function stridesFor(asked: readonly number[], variables: readonly number[], sizes: readonly number[]): number[] {
  const own = new Map<number, number>();
  let stride = 1;
  for (const variable of variables.toReversed()) {
    own.set(variable, stride);
    stride *= sizes[variable]!;
  }
  return asked.map((variable) => own.get(variable) ?? 0);
}

/** The number of cells of a table over these variables. */
export function cellsOf(variables: Iterable<number>, sizes: readonly number[]): number {
  let cells = 1;
  for (const variable of variables) cells *= sizes[variable]!;
  return cells;
}

/** The cells that a map leads to, in order. */
export function gather(source: Float64Array, { high, low }: CellMap): Float64Array {
  const found = new Float64Array(high.length * low.length);
  let at = 0;
  for (const offset of high) for (const inner of low) found[at++] = source[offset + inner]!;
  return found;
}

/** Adds each value to the cell that the map leads to. */
export function scatterAdd(target: Float64Array, source: Float64Array, { high, low }: CellMap): void {
  let at = 0;
  for (const offset of high) {
    for (let inner = 0; inner < low.length; inner += 1) target[offset + low[inner]!]! += source[at++]!;
  }
}
