/** Replaces stretches of a text, front to back; everything between them is copied unchanged. */
export class Splice {
  readonly source: string;
  #written = '';
  #copied = 0;

  constructor(source: string) {
    this.source = source;
  }

  /**
   * Replaces the characters from `start` up to `end` with `text`.
   *
   * @throws RangeError if the stretch starts before the end of the previous one
   */
  replace(start: number, end: number, text: string): void {
    if (start < this.#copied || end < start) throw new RangeError(`A stretch from ${start} to ${end} is out of order.`);
    this.#written += this.source.slice(this.#copied, start) + text;
    this.#copied = end;
  }

  /** The source with all replacements applied. */
  text(): string {
    return this.#copied === 0 && this.#written === '' ? this.source : this.#written + this.source.slice(this.#copied);
  }
}
