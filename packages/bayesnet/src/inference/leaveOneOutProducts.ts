import type { CellMap } from './cellMap.js';

/** A table that is multiplied into a clique. */
export interface CliqueFactor {
  readonly values: Float64Array;
  /** From the clique's cells to its own. */
  readonly map: CellMap;
}

/** Tables of the largest clique's size, made when they are first needed. */
export class Workspace {
  readonly #cells: number;
  readonly #tables: Float64Array[] = [];

  constructor(cells: number) {
    this.#cells = cells;
  }

  at(depth: number): Float64Array {
    return (this.#tables[depth] ??= new Float64Array(this.#cells));
  }
}

/**
 * For each item that is wanted, the product of all other items, summed onto its own cells: the derivative of the sum of
 * the whole product by each of them. Nothing is divided, so zeros do no harm. Halves are multiplied into the other half,
 * again and again, which takes a logarithm of passes over the clique instead of one for each pair of items.
 */
export function leaveOneOutProducts(
  items: readonly CliqueFactor[],
  wanted: readonly boolean[],
  cells: number,
  workspace: Workspace,
): (Float64Array | undefined)[] {
  const found = items.map(({ values }, index) => (wanted[index] ? new Float64Array(values.length) : undefined));
  const visit = (from: number, to: number, base: Float64Array | undefined, depth: number) => {
    if (!found.slice(from, to).some(Boolean)) return;
    if (to - from === 1) {
      sumOnto(found[from]!, items[from]!.map, base);
      return;
    }
    if (to - from === 2 && base) {
      const [one, other] = [items[from]!, items[from + 1]!];
      if (found[from]) sumProductOnto(found[from], one.map, base, other);
      if (found[from + 1]) sumProductOnto(found[from + 1]!, other.map, base, one);
      return;
    }
    const middle = (from + to) >> 1;
    const product = workspace.at(depth);
    if (found.slice(from, middle).some(Boolean)) {
      multiply(product, base, items.slice(middle, to), cells);
      visit(from, middle, product, depth + 1);
    }
    if (found.slice(middle, to).some(Boolean)) {
      multiply(product, base, items.slice(from, middle), cells);
      visit(middle, to, product, depth + 1);
    }
  };
  visit(0, items.length, undefined, 0);
  return found;
}

/** The product of all items, summed by the map. */
export function productOnto(
  target: Float64Array,
  map: CellMap,
  items: readonly CliqueFactor[],
  cells: number,
  workspace: Workspace,
): void {
  const last = items.at(-1);
  const rest = items.slice(0, -1);
  if (!last) return;
  const product = workspace.at(0);
  multiply(product, undefined, rest, cells);
  sumProductOnto(target, map, product, last);
}

/** `product` = `base` times all items; without a base, it is 1 everywhere. */
function multiply(
  product: Float64Array,
  base: Float64Array | undefined,
  items: readonly CliqueFactor[],
  cells: number,
): void {
  const { grid, others } = gridOf(items);
  const [first, ...more] = others;
  if (grid) copyGrid(product, base, grid);
  else if (!first) product.fill(1, 0, cells);
  else if (base) copyTimes(product, base, first);
  else copy(product, first);
  for (const item of grid ? others : more) times(product, item);
}

/** A product of tables whose cells depend on the outer list of their maps alone, or on the inner one: `rows` × `columns`. */
interface Grid {
  readonly rows: Float64Array;
  readonly columns: Float64Array;
}

/** Small tables, as of nodes without parents, are multiplied with each other before the clique is gone through once. */
function gridOf(items: readonly CliqueFactor[]): { grid: Grid | undefined; others: readonly CliqueFactor[] } {
  const [first] = items;
  if (!first || items.length < 2) return { grid: undefined, others: items };
  const rows = new Float64Array(first.map.high.length).fill(1);
  const columns = new Float64Array(first.map.low.length).fill(1);
  const others: CliqueFactor[] = [];
  for (const item of items) {
    const { values, map } = item;
    if (isOneOffset(map.high))
      for (let at = 0; at < columns.length; at += 1) columns[at]! *= values[map.high[0]! + map.low[at]!]!;
    else if (isOneOffset(map.low))
      for (let at = 0; at < rows.length; at += 1) rows[at]! *= values[map.high[at]! + map.low[0]!]!;
    else others.push(item);
  }
  return others.length < items.length - 1 ? { grid: { rows, columns }, others } : { grid: undefined, others: items };
}

function isOneOffset(offsets: Int32Array): boolean {
  for (const offset of offsets) if (offset !== offsets[0]) return false;
  return true;
}

function copyGrid(product: Float64Array, base: Float64Array | undefined, { rows, columns }: Grid): void {
  let at = 0;
  for (const row of rows) {
    if (base)
      for (let inner = 0; inner < columns.length; inner += 1, at += 1)
        product[at] = base[at]! * (row * columns[inner]!);
    else for (let inner = 0; inner < columns.length; inner += 1) product[at++] = row * columns[inner]!;
  }
}

function copy(product: Float64Array, { values, map: { high, low } }: CliqueFactor): void {
  let at = 0;
  for (const offset of high) {
    for (let inner = 0; inner < low.length; inner += 1) product[at++] = values[offset + low[inner]!]!;
  }
}

function copyTimes(product: Float64Array, base: Float64Array, { values, map: { high, low } }: CliqueFactor): void {
  let at = 0;
  for (const offset of high) {
    for (let inner = 0; inner < low.length; inner += 1, at += 1) {
      product[at] = base[at]! * values[offset + low[inner]!]!;
    }
  }
}

function times(product: Float64Array, { values, map: { high, low } }: CliqueFactor): void {
  let at = 0;
  for (const offset of high) {
    for (let inner = 0; inner < low.length; inner += 1) product[at++]! *= values[offset + low[inner]!]!;
  }
}

/** Without a base, each cell counts 1. */
function sumOnto(target: Float64Array, { high, low }: CellMap, base: Float64Array | undefined): void {
  let at = 0;
  for (const offset of high) {
    for (let inner = 0; inner < low.length; inner += 1) target[offset + low[inner]!]! += base ? base[at++]! : 1;
  }
}

function sumProductOnto(target: Float64Array, map: CellMap, base: Float64Array, item: CliqueFactor): void {
  const { values } = item;
  const { high, low } = map;
  const { high: itemHigh, low: itemLow } = item.map;
  let at = 0;
  for (let outer = 0; outer < high.length; outer += 1) {
    const [offset, itemOffset] = [high[outer]!, itemHigh[outer]!];
    for (let inner = 0; inner < low.length; inner += 1) {
      target[offset + low[inner]!]! += base[at++]! * values[itemOffset + itemLow[inner]!]!;
    }
  }
}
