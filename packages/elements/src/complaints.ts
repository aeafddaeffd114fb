import type { Complain } from './inputs/input.js';
import type { ErrorDetail } from './detailTypes.js';

/**
 * What is wrong with the inputs of an element. It is told after the task in which it was found, once everything that the
 * page sets together is there.
 */
export class Complaints {
  readonly #found = new Map<string, ErrorDetail[]>();

  /** Reports what is wrong with this attribute. */
  about(attribute: string): Complain {
    const found = this.#found.get(attribute) ?? [];
    this.#found.set(attribute, found);
    return (code, sentence) => found.push({ code, attribute, message: `${attribute}: ${sentence}.` });
  }
  /** The same, for a new value: what was wrong with the last one and has not been told counts no more. */
  afresh(attribute: string): Complain {
    this.#found.delete(attribute);
    return this.about(attribute);
  }
  /** What has not been told yet, which it is now. */
  taken(): readonly ErrorDetail[] {
    const all = [...this.#found.values()].flat();
    this.#found.clear();
    return all;
  }
}
