/** Replaces stretches of a text, from its beginning to its end; everything between them stays as it is. */
export class Splice {
  readonly source: string;
  #written = '';
  #copied = 0;

  constructor(source: string) {
    this.source = source;
  }

  /**
   * Puts `text` where the source has the characters from `start` up to `end`.
   *
   * @throws RangeError where the stretch begins before the end of the one before
   */
  replace(start: number, end: number, text: string): void {
    if (start < this.#copied || end < start) throw new RangeError(`A stretch from ${start} to ${end} is out of order.`);
    this.#written += this.source.slice(this.#copied, start) + text;
    this.#copied = end;
  }

  /** The source with all replacements. */
  text(): string {
    return this.#copied === 0 && this.#written === '' ? this.source : this.#written + this.source.slice(this.#copied);
  }
}
