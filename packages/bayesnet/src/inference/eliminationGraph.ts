/**
 * Which variable is taken out next: the one whose missing edges are fewest, the one where they are lightest (each counts
 * the product of the states at its ends), or the one with the smallest table. None of them is best for every network.
 */
export type EliminationOrder = 'fill' | 'weighted-fill' | 'table';

/**
 * The graph in which two variables are neighbours if some term has both, while variables are taken out of it one after
 * another. It keeps count of what taking out each one would add, so that choosing one is cheap.
 */
export class EliminationGraph {
  readonly #neighbours = new Map<number, Set<number>>();
  readonly #fill = new Map<number, number>();
  /** The logarithm of the table of a variable and its neighbours. */
  readonly #weight = new Map<number, number>();
  /** What the ends of the edges to the neighbours count. */
  readonly #ends = new Map<number, number>();
  readonly #sizes: readonly number[];
  readonly #order: EliminationOrder;

  constructor(scopes: readonly (readonly number[])[], sizes: readonly number[], order: EliminationOrder = 'fill') {
    this.#sizes = sizes;
    this.#order = order;
    for (const scope of scopes) {
      for (const variable of scope) this.#add(variable);
      this.#connectAll(scope);
    }
  }

  /** How many variables are left. */
  get left(): number {
    return this.#neighbours.size;
  }

  /** Takes out the variable whose turn it is; with its neighbours. */
  take(): readonly number[] {
    const [first, second] = this.#order === 'table' ? [this.#weight, this.#fill] : [this.#fill, this.#weight];
    let best = -1;
    let [least, next] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const [variable, cost] of first) {
      if (cost > least) continue;
      const other = second.get(variable)!;
      if (cost === least && other >= next) continue;
      [best, least, next] = [variable, cost, other];
    }
    const neighbours = [...this.#neighbours.get(best)!];
    if (this.#fill.get(best)! > 0) this.#connectAll(neighbours);
    this.#remove(best, neighbours);
    return [best, ...neighbours];
  }

  /** What a variable counts at the end of an edge. */
  #end(variable: number): number {
    return this.#order === 'weighted-fill' ? this.#sizes[variable]! : 1;
  }

  #add(variable: number): void {
    if (this.#neighbours.has(variable)) return;
    this.#neighbours.set(variable, new Set());
    this.#fill.set(variable, 0);
    this.#ends.set(variable, 0);
    this.#weight.set(variable, Math.log(this.#sizes[variable]!));
  }

  #connectAll(variables: readonly number[]): void {
    for (const [index, one] of variables.entries()) {
      for (let at = index + 1; at < variables.length; at += 1) this.#connect(one, variables[at]!);
    }
  }

  #connect(one: number, other: number): void {
    const ofOne = this.#neighbours.get(one)!;
    const ofOther = this.#neighbours.get(other)!;
    if (ofOne.has(other)) return;
    const shared = common(ofOne, ofOther);
    const [endOfOne, endOfOther] = [this.#end(one), this.#end(other)];
    let ofShared = 0;
    for (const variable of shared) {
      this.#count(variable, -endOfOne * endOfOther);
      ofShared += this.#end(variable);
    }
    this.#count(one, endOfOther * (this.#ends.get(one)! - ofShared));
    this.#count(other, endOfOne * (this.#ends.get(other)! - ofShared));
    ofOne.add(other);
    ofOther.add(one);
    this.#weigh(one, other, 1);
    this.#weigh(other, one, 1);
  }

  /** The neighbours are all connected by now. */
  #remove(variable: number, neighbours: readonly number[]): void {
    const end = this.#end(variable);
    const all = neighbours.reduce((sum, neighbour) => sum + this.#end(neighbour), 0);
    for (const neighbour of neighbours) {
      const others = this.#neighbours.get(neighbour)!;
      others.delete(variable);
      // Each neighbour of the neighbour that was none of the variable's was an edge to be added.
      const strangers = this.#ends.get(neighbour)! - end - (all - this.#end(neighbour));
      this.#count(neighbour, -end * strangers);
      this.#weigh(neighbour, variable, -1);
    }
    this.#neighbours.delete(variable);
    this.#fill.delete(variable);
    this.#weight.delete(variable);
    this.#ends.delete(variable);
  }

  #count(variable: number, change: number): void {
    this.#fill.set(variable, this.#fill.get(variable)! + change);
  }

  #weigh(variable: number, neighbour: number, sign: 1 | -1): void {
    this.#weight.set(variable, this.#weight.get(variable)! + sign * Math.log(this.#sizes[neighbour]!));
    this.#ends.set(variable, this.#ends.get(variable)! + sign * this.#end(neighbour));
  }
}

function common(one: ReadonlySet<number>, other: ReadonlySet<number>): number[] {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  return [...small].filter((variable) => large.has(variable));
}
