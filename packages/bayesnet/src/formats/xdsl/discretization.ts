import type { Interval } from '../../network/network.js';
import type { RawState } from '../rawNode.js';
import type { Attributes } from '../xmlReader.js';

type Bounds = Omit<Interval, 'isName'>;

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
    const words = [from === undefined ? '' : `> ${from}`, to === undefined ? '' : `≤ ${to}`];
    return { interval: boundsOf(from, to), text: words.filter((word) => word !== '').join(', ') };
  }
}

/** The states of a node whose `<intervals>` list the boundaries between them, one more than there are states. */
export function withBoundaries(states: readonly RawState[], boundaries: string): readonly RawState[] {
  const words = boundaries.split(/\s+/);
  if (words.length !== states.length + 1) return states;
  return states.map((state, index) => {
    const bounds = boundsOf(finite(words[index]), finite(words[index + 1]));
    return bounds ? { ...state, interval: { ...bounds, isName: false } } : state;
  });
}

function boundsOf(from: string | undefined, to: string | undefined): Bounds | undefined {
  if (from === undefined && to === undefined) return undefined;
  return { ...(from === undefined ? {} : { from: Number(from) }), ...(to === undefined ? {} : { to: Number(to) }) };
}

/** The number as written; undefined for infinity and for anything that is no number. */
function finite(written: string | undefined): string | undefined {
  const text = written?.trim() ?? '';
  return text !== '' && Number.isFinite(Number(text)) ? text : undefined;
}
