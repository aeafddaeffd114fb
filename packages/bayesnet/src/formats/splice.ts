import { Utf8Text } from './utf8Text.js';

/** Replaces stretches of a text, front to back; everything between them is copied unchanged. */
export class Splice {
  readonly source: string;
  readonly #written: Utf8Text;
  #copied = 0;
  #changed = false;

  constructor(source: string) {
    this.source = source;
    this.#written = new Utf8Text(source.length);
  }

  /**
   * Replaces the characters from `start` up to `end` with a text.
   *
   * @throws RangeError if the stretch starts before the end of the previous one
   */
  replace(start: number, end: number, text: string): void {
    this.#passTo(start, end);
    this.#written.add(text, 0, text.length);
  }

  /** Replaces a stretch with a number, likewise. */
  replaceByNumber(start: number, end: number, value: number): void {
    this.#passTo(start, end);
    this.#written.addNumber(value);
  }

  /** The source with all replacements applied. */
  text(): string {
    if (!this.#changed) return this.source;
    this.#written.add(this.source, this.#copied, this.source.length);
    this.#copied = this.source.length;
    return this.#written.text();
  }

  #passTo(start: number, end: number): void {
    if (start < this.#copied || end < start) throw new RangeError(`A stretch from ${start} to ${end} is out of order.`);
    this.#written.add(this.source, this.#copied, start);
    this.#copied = end;
    this.#changed = true;
  }
}
