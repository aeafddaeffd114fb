import { type Share, shareOf } from '../answers/share.js';
import {
  type CombinationEditorState,
  type CombinationEdits,
  type CombinationRows,
  remarksOf,
  rowsOf,
  isEmptySelection,
} from './combinationEditorReducer.js';

/** The edits in the editor's state, without its internals. */
export function editsOf({
  combinations,
  current,
  remaining,
  remainingRemarks,
}: CombinationEditorState): CombinationEdits {
  return {
    combinations: combinations.map((each) => ({ selection: each.selection, ...rowsOf(each), ...remarksOf(each) })),
    current,
    remaining,
    ...(remainingRemarks && { remainingRemarks }),
  };
}

/** Restores the editor's state from edits that were handed out earlier. */
export function resumeCombinationEditor(edits: CombinationEdits, sliders: number): CombinationEditorState {
  return {
    sliders,
    combinations: edits.combinations.map((each, id) => ({
      id,
      selection: each.selection,
      ...rowsOf(each),
      ...remarksOf(each),
    })),
    current: edits.current,
    remaining: edits.remaining,
    remainingRemarks: edits.remainingRemarks,
    nextId: edits.combinations.length,
  };
}

/**
 * Whether stored data can be passed as `defaultEdits`: created by the editor, for a node with this many states and
 * this many parents. Accepts any stored value.
 * @since 0.1.0
 * @experimental
 */
export function isCombinationEdits(
  kept: unknown,
  { states, parents }: { states: number; parents: readonly number[] },
): kept is CombinationEdits {
  if (typeof kept !== 'object' || kept === null) return false;
  const { combinations, current, remaining } = kept as Record<string, unknown>;
  if (!Array.isArray(combinations) || !isPlace(current, combinations.length)) return false;
  if (remaining !== null && !isRows(remaining, states)) return false;
  return combinations.every((each, index) => isEdited(each, { states, parents, open: index === current }));
}

function isEdited(
  kept: unknown,
  { states, parents, open }: { states: number; parents: readonly number[]; open: boolean },
): boolean {
  if (typeof kept !== 'object' || kept === null) return false;
  const { selection } = kept as Record<string, unknown>;
  if (!isRows(kept, states) || typeof selection !== 'object' || selection === null) return false;
  // Only the open one may be empty.
  if (!open && isEmptySelection(selection as Record<number, number>)) return false;
  return Object.entries(selection).every(([parent, state]) => isPlace(state, parents[Number(parent)] ?? 0));
}

const isPlace = (value: unknown, length: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < length;

function isRows(kept: unknown, states: number): kept is CombinationRows {
  if (typeof kept !== 'object' || kept === null) return false;
  const { values, startValues, order } = kept as Record<string, unknown>;
  if (!Array.isArray(values) || values.length !== states) return false;
  if (!values.every((each: unknown) => each === null || isShare(each))) return false;
  const stands =
    startValues === undefined ||
    (Array.isArray(startValues) && startValues.length === states && startValues.every(isShare));
  return (
    stands && (order === undefined || (Array.isArray(order) && order.every((each: unknown) => isPlace(each, states))))
  );
}

function isShare(kept: unknown): kept is Share {
  if (typeof kept === 'number') return kept > 0 && isPlace(kept, 100);
  return typeof kept === 'object' && kept !== null && 'ppm' in kept && shareOf(kept as Share) !== null;
}
