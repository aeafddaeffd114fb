import { type Bounds, boundsOf, finite, intervalName } from '../boundaries.js';
import type { Attributes } from '../xmlReader.js';

/** The intervals of a continuous node. The file gives upper bounds only; each interval begins where the last one ended. */
export class Discretization {
  #lower: string | undefined;
  #upper: string | undefined;

  /** Takes the bounds of the node's definition, in which the first and the last interval end. */
  bound(attributes: Attributes): void {
    this.#lower = finite(attributes['lower']);
    this.#upper = finite(attributes['upper']);
  }

  /** The next interval with an exact name for it; without an interval if it has neither bound. */
  next(given: string | undefined): { readonly interval: Bounds | undefined; readonly text: string } {
    const from = this.#lower;
    const to = finite(given) ?? this.#upper;
    if (to !== undefined) this.#lower = to;
    return { interval: boundsOf(from, to), text: intervalName(from, to) };
  }
}
