import { columnOf, type Configuration } from '../cpt/configuration.js';

/** One changed parent outweighs any number of steps; two at once cost as much as three, which keeps jumps small. */
const CHANGE = 10_000;

/** An order of rows that can be rearranged piece by piece. Rows are numbered from 0 in the order given. */
export class Tour {
  /** How many rows may still be moved. */
  effort: number;
  readonly #rows: readonly Configuration[];
  readonly #radices: readonly number[];
  #neighbours: readonly (readonly number[])[] | undefined;
  readonly #path: number[];
  readonly #place: number[];

  constructor(rows: readonly Configuration[], radices: readonly number[], effort: number) {
    this.#rows = rows;
    this.#path = rows.map((_, row) => row);
    this.#place = [...this.#path];
    this.#radices = radices;
    this.effort = effort;
  }

  order(): number[] {
    return [...this.#path];
  }

  /** The cost of the whole order. */
  cost(): number {
    this.effort -= this.#path.length;
    let cost = 0;
    for (let at = 0; at + 1 < this.#path.length; at += 1) cost += this.#between(at, at + 1);
    return cost;
  }

  /** The places after which more parents change than `parents`, or parents move by more steps than `steps`. */
  placesWithMore({ parents = Infinity, steps = Infinity }: { parents?: number; steps?: number }): number[] {
    this.effort -= this.#path.length;
    const places: number[] = [];
    for (let at = 0; at + 1 < this.#path.length; at += 1) {
      const cost = this.#between(at, at + 1);
      if (cost >= costOf(parents + 1, 0) || cost % CHANGE > steps) places.push(at);
    }
    return places;
  }

  /** Restores an earlier order. */
  restore(order: readonly number[]): void {
    for (const [at, row] of order.entries()) {
      this.#path[at] = row;
      this.#place[row] = at;
    }
  }

  /** Makes the order cheaper near the jump after a place; false if nothing tried helps. */
  mend(at: number): boolean {
    const turn = this.#turns(at).find(({ gain }) => gain > 0);
    if (turn) {
      this.#reverse(turn.from, turn.to);
      return true;
    }
    return false;
  }

  /** Reverses a piece at a jump without gain, so that the jump moves elsewhere. */
  detour(at: number, random: (below: number) => number): void {
    const turns = this.#turns(at);
    const cheap = turns.filter(({ gain }) => gain > -CHANGE / 2);
    const turn = cheap[random(Math.max(1, cheap.length))];
    if (turn) this.#reverse(turn.from, turn.to);
  }

  /** Pieces that could be reversed to put one end of the jump beside a neighbour. */
  #turns(at: number): { from: number; to: number; gain: number }[] {
    const turns: { from: number; to: number; gain: number }[] = [];
    if (this.effort <= 0) return turns;
    const neighbours = (this.#neighbours ??= neighboursOf(this.#rows, this.#radices));
    const add = (from: number, to: number) => {
      // The first row stays first.
      if (from < 1 || from >= to) return;
      this.effort -= 8;
      const last = this.#path.length - 1;
      const before = this.#between(from - 1, from) + (to < last ? this.#between(to, to + 1) : 0);
      const after = this.#between(from - 1, to) + (to < last ? this.#between(from, to + 1) : 0);
      turns.push({ from, to, gain: before - after });
    };
    for (const row of neighbours[this.#path[at] ?? 0] ?? []) {
      const place = this.#place[row] ?? 0;
      if (place > at) add(at + 1, place);
      else add(place + 1, at);
    }
    for (const row of neighbours[this.#path[at + 1] ?? 0] ?? []) {
      const place = this.#place[row] ?? 0;
      if (place > at) add(at + 1, place - 1);
      else add(place, at);
    }
    return turns;
  }

  #reverse(from: number, to: number): void {
    this.effort -= to - from + 1;
    for (let low = from, high = to; low < high; low += 1, high -= 1) {
      const row = this.#path[low] ?? 0;
      this.#path[low] = this.#path[high] ?? 0;
      this.#path[high] = row;
    }
    for (let at = from; at <= to; at += 1) this.#place[this.#path[at] ?? 0] = at;
  }

  #between(a: number, b: number): number {
    return distance(this.#rows[this.#path[a] ?? 0] ?? [], this.#rows[this.#path[b] ?? 0] ?? []);
  }
}

const costOf = (changes: number, steps: number) => ((changes * (changes + 1)) / 2) * CHANGE + steps;

function distance(a: Configuration, b: Configuration): number {
  let changes = 0;
  let steps = 0;
  for (let parent = 0; parent < a.length; parent += 1) {
    const apart = Math.abs((a[parent] ?? 0) - (b[parent] ?? 0));
    if (apart > 0) changes += 1;
    steps += apart;
  }
  return costOf(changes, steps);
}

/** For each row, the rows that differ from it in one parent. */
function neighboursOf(rows: readonly Configuration[], radices: readonly number[]): number[][] {
  const rowOf = new Map(rows.map((row, index) => [columnOf(row, radices), index]));
  return rows.map((row) => {
    const found: number[] = [];
    let weight = 1;
    const column = columnOf(row, radices);
    for (let parent = radices.length - 1; parent >= 0; parent -= 1) {
      const radix = radices[parent] ?? 1;
      const state = row[parent] ?? 0;
      for (let other = 0; other < radix; other += 1) {
        const neighbour = other === state ? undefined : rowOf.get(column + (other - state) * weight);
        if (neighbour !== undefined) found.push(neighbour);
      }
      weight *= radix;
    }
    return found;
  });
}
