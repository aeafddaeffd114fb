import type { Interval } from '../network/network.js';
import type { RawState } from './rawNode.js';

/** The two ends of an interval. */
export type Bounds = Omit<Interval, 'isName'>;

/** The states of a node with the boundaries between them as the file writes them, one more than there are states. */
export function withBoundaries(states: readonly RawState[], boundaries: readonly string[]): readonly RawState[] {
  if (boundaries.length !== states.length + 1) return states;
  return states.map((state, index) => {
    const bounds = boundsOf(finite(boundaries[index]), finite(boundaries[index + 1]));
    return bounds ? { ...state, interval: { ...bounds, isName: false } } : state;
  });
}

/** The interval between two bounds as `finite` gives them; undefined without either. */
export function boundsOf(from: string | undefined, to: string | undefined): Bounds | undefined {
  if (from === undefined && to === undefined) return undefined;
  return { ...(from === undefined ? {} : { from: Number(from) }), ...(to === undefined ? {} : { to: Number(to) }) };
}

/** The number as written; undefined for infinity and for anything that is no number. */
export function finite(written: string | undefined): string | undefined {
  const text = written?.trim() ?? '';
  return text !== '' && Number.isFinite(Number(text)) ? text : undefined;
}
