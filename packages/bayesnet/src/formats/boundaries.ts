import type { StateInterval } from '../network/network.js';
import type { RawState } from './rawNode.js';

/** The two ends of an interval, and which of them are in it. */
export type Bounds = Omit<StateInterval, 'isName'>;

/** Which ends of an interval are in it; undefined for the upper one alone. */
export type Closed = StateInterval['closed'];

/**
 * The states of a node with the boundaries between them as the file writes them, one more than there are states.
 * `closed` tells by the place of an interval which of its ends are in it.
 */
export function withBoundaries(
  states: readonly RawState[],
  boundaries: readonly string[],
  closed: (index: number) => Closed = () => undefined,
): readonly RawState[] {
  if (boundaries.length !== states.length + 1) return states;
  return states.map((state, index) => {
    const bounds = boundsOf(finite(boundaries[index]), finite(boundaries[index + 1]), closed(index));
    return bounds ? { ...state, interval: { ...bounds, isName: false } } : state;
  });
}

/** The interval between two bounds as `finite` gives them; undefined without either. */
export function boundsOf(from: string | undefined, to: string | undefined, closed?: Closed): Bounds | undefined {
  if (from === undefined && to === undefined) return undefined;
  return {
    ...(from === undefined ? {} : { from: Number(from) }),
    ...(to === undefined ? {} : { to: Number(to) }),
    ...(closed ? { closed } : {}),
  };
}

/** An exact name for the interval between two bounds as `finite` gives them; empty without either. */
export function intervalName(from: string | undefined, to: string | undefined, closed?: Closed): string {
  if (from !== undefined && to !== undefined && Number(from) === Number(to)) return from;
  const words = [
    from === undefined ? '' : `${holdsLower(closed) ? '≥' : '>'} ${from}`,
    to === undefined ? '' : `${holdsUpper(closed) ? '≤' : '<'} ${to}`,
  ];
  return words.filter((word) => word !== '').join(', ');
}

/** Which ends are in an interval, from whether each is. */
export function closedWith(lower: boolean, upper: boolean): Closed {
  if (upper) return lower ? 'both' : undefined;
  return lower ? 'lower' : 'neither';
}

export const holdsLower = (closed: Closed) => closed === 'lower' || closed === 'both';
export const holdsUpper = (closed: Closed) => closed === undefined || closed === 'both';

/** The number as written; undefined for infinity and for anything that is no number. */
export function finite(written: string | undefined): string | undefined {
  const text = written?.trim() ?? '';
  return text !== '' && Number.isFinite(Number(text)) ? text : undefined;
}
