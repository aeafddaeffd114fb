import type { RawState } from '../rawNode.js';
import type { NodeFields } from './fields.js';
import { stateIndex } from './signs.js';

/**
 * Tells the state that an entry of a deterministic node's table stands for: by number as `#1`, by the value of a state,
 * or by a value inside an interval.
 */
export function outcomeOf(
  { values, lists }: NodeFields,
  states: readonly RawState[],
): (text: string) => number | undefined {
  const levels = (lists.get('levels') ?? []).map(({ text }) => Number(text.replace(/INFINITY/i, 'Infinity')));
  const isContinuous = values.get('discrete')?.toUpperCase() === 'FALSE';
  const inState = (value: number) => (isContinuous ? intervalOf(value, levels) : levels.indexOf(value));
  return (text) => {
    const state = stateIndex(text) ?? inState(Number(text));
    return state in states ? state : undefined;
  };
}

/** An interval holds its first level and not its last, but for the last of all. */
function intervalOf(value: number, levels: readonly number[]): number {
  const isIn = (from: number, to: number) => (from <= value && value < to) || (to <= value && value < from);
  const found = levels.findIndex((level, index) => isIn(level, levels[index + 1] ?? Number.NaN));
  return found < 0 && value === levels.at(-1) ? levels.length - 2 : found;
}
