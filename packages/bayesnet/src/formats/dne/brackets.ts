/** Counts what is in each bracket of a table: numbers, or other brackets. Those of one depth all have as many entries. */
export class Brackets {
  /** By depth, from the outermost: how many entries the first of each has. */
  readonly #first: number[] = [];
  /** How many entries each of those has that are open now. */
  readonly #opened: number[] = [];

  get depth(): number {
    return this.#opened.length;
  }

  /** How many entries the innermost has. */
  get entries(): number {
    return this.#opened.at(-1) ?? 0;
  }

  /** How many entries the innermost may still get: fewer than none if it has too many. */
  get room(): number {
    return (this.#first[this.depth - 1] ?? Number.POSITIVE_INFINITY) - this.entries;
  }

  /** Whether the innermost has fewer entries than it must have. */
  get isShort(): boolean {
    return this.entries < (this.#first[this.depth - 1] ?? 0);
  }

  /** Counts entries of the innermost. */
  add(entries: number): void {
    const { depth } = this;
    if (depth > 0) this.#opened[depth - 1] = this.entries + entries;
  }

  open(): void {
    this.#opened.push(0);
  }

  /** Closes the innermost. `isLikeOthers` says whether others of its depth have to have as many entries. */
  close(isLikeOthers: boolean): void {
    const entries = this.#opened.pop() ?? 0;
    if (isLikeOthers) this.#first[this.depth] ??= entries;
  }
}
