import { type Bounds, holdsLower, holdsUpper } from '../boundaries.js';
import type { RawState } from '../rawNode.js';
import type { NodeFields } from './fields.js';
import { intervalsOf } from './intervals.js';
import { stateIndex } from './signs.js';

/**
 * Tells the state that an entry of a deterministic node's table stands for: by number as `#1`, by the value of a state,
 * or by a value inside an interval.
 */
export function outcomeOf(
  { values, lists }: NodeFields,
  states: readonly RawState[],
): (text: string) => number | undefined {
  const levels = lists.get('levels') ?? [];
  const isContinuous = values.get('discrete')?.toUpperCase() === 'FALSE';
  const intervals = isContinuous ? intervalsOf(levels) : [];
  const inState = isContinuous
    ? (value: number) => intervals.findIndex(({ bounds }) => isWithin(value, bounds))
    : (value: number) => levels.findIndex(({ text }) => Number(text) === value);
  return (text) => {
    const state = stateIndex(text) ?? inState(Number(text));
    return state in states ? state : undefined;
  };
}

function isWithin(value: number, { from = -Infinity, to = Infinity, closed }: Bounds = {}): boolean {
  const isAbove = from < value || (from === value && holdsLower(closed));
  return isAbove && (value < to || (value === to && holdsUpper(closed)));
}
