/**
 * The graph in which two variables are neighbours if some term has both, while variables are taken out of it one after
 * another. It keeps count of the edges that taking out each one would add, so that choosing one is cheap.
 */
export class EliminationGraph {
  readonly #neighbours = new Map<number, Set<number>>();
  readonly #fill = new Map<number, number>();
  readonly #weight = new Map<number, number>();
  readonly #sizes: readonly number[];

  constructor(scopes: readonly (readonly number[])[], sizes: readonly number[]) {
    this.#sizes = sizes;
    for (const scope of scopes) {
      for (const variable of scope) this.#add(variable);
      this.#connectAll(scope);
    }
  }

  /** How many variables are left. */
  get left(): number {
    return this.#neighbours.size;
  }

  /** Takes out the variable that adds the fewest edges, of several the one with the smallest table; with its neighbours. */
  take(): readonly number[] {
    let best = -1;
    let [fewest, lightest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const [variable, fill] of this.#fill) {
      if (fill > fewest) continue;
      const weight = this.#weight.get(variable)!;
      if (fill === fewest && weight >= lightest) continue;
      [best, fewest, lightest] = [variable, fill, weight];
    }
    const neighbours = [...this.#neighbours.get(best)!];
    if (fewest > 0) this.#connectAll(neighbours);
    this.#remove(best, neighbours);
    return [best, ...neighbours];
  }

  #add(variable: number): void {
    if (this.#neighbours.has(variable)) return;
    this.#neighbours.set(variable, new Set());
    this.#fill.set(variable, 0);
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
    for (const variable of shared) this.#count(variable, -1);
    this.#count(one, ofOne.size - shared.length);
    this.#count(other, ofOther.size - shared.length);
    ofOne.add(other);
    ofOther.add(one);
    this.#weigh(one, other, 1);
    this.#weigh(other, one, 1);
  }

  /** The neighbours are all connected by now. */
  #remove(variable: number, neighbours: readonly number[]): void {
    for (const neighbour of neighbours) {
      const others = this.#neighbours.get(neighbour)!;
      others.delete(variable);
      // Each neighbour of the neighbour that was none of the variable's was an edge to be added.
      this.#count(neighbour, -(others.size - (neighbours.length - 1)));
      this.#weigh(neighbour, variable, -1);
    }
    this.#neighbours.delete(variable);
    this.#fill.delete(variable);
    this.#weight.delete(variable);
  }

  #count(variable: number, change: number): void {
    this.#fill.set(variable, this.#fill.get(variable)! + change);
  }

  #weigh(variable: number, neighbour: number, sign: 1 | -1): void {
    this.#weight.set(variable, this.#weight.get(variable)! + sign * Math.log(this.#sizes[neighbour]!));
  }
}

function common(one: ReadonlySet<number>, other: ReadonlySet<number>): number[] {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  return [...small].filter((variable) => large.has(variable));
}
