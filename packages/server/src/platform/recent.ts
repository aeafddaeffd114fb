/**
 * Keeps the last results of a computation by what they depend on, the latest used longest. Two who ask for the same at once
 * share one; what failed is not kept.
 */
export class Recent<Result> {
  readonly #most: number;
  readonly #kept = new Map<string, Promise<Result>>();

  /** @param most how many are kept */
  constructor(most: number) {
    this.#most = most;
  }

  of(key: string, compute: () => Promise<Result>, isWorthKeeping: (found: Result) => boolean): Promise<Result> {
    const known = this.#kept.get(key);
    const found = known ?? compute();
    this.#kept.delete(key);
    this.#kept.set(key, found);
    if (known) return known;
    const forget = () => {
      if (this.#kept.get(key) === found) this.#kept.delete(key);
    };
    found.then((result) => isWorthKeeping(result) || forget(), forget);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > this.#most) this.#kept.delete(oldest);
    return found;
  }
}
