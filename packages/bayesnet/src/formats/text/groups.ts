/**
 * The brackets inside a table of numbers. Of each size, which is how many numbers are in a bracket and in those inside
 * it, the first counts.
 */
export class Groups {
  /** Where the first bracket of each size is closed, by its size. */
  readonly closed = new Map<number, number>();
  /** Where the first bracket is closed that does not begin at a multiple of its size. */
  shifted: number | undefined;
  /** How many numbers are before each bracket that is open. */
  readonly #opened: number[] = [];

  open(before: number): void {
    this.#opened.push(before);
  }

  /** Closes the innermost, at an offset behind so many numbers of the table. */
  close(at: number, before: number): void {
    const start = this.#opened.pop() ?? 0;
    const size = before - start;
    if (size === 0) return;
    if (!this.closed.has(size)) this.closed.set(size, at);
    if (start % size !== 0) this.shifted ??= at;
  }
}

/**
 * Where the first bracket is closed that cuts a table other than by the states of its parents, first parent outermost,
 * and of the node; undefined if none does. `sizes` are how many states each has.
 */
export function otherCut({ closed, shifted }: Groups, sizes: readonly number[]): number | undefined {
  const usual = new Set([1]);
  sizes.reduceRight((size, count) => {
    usual.add(size * count);
    return size * count;
  }, 1);
  const cuts = [...closed].flatMap(([size, at]) => (usual.has(size) ? [] : [at]));
  if (shifted !== undefined) cuts.push(shifted);
  return cuts.length === 0 ? undefined : Math.min(...cuts);
}
