import { type Share, shareOf, type ShareValues } from '../answers/share.js';
import {
  type CombinationEditorState,
  type CombinationEdits,
  remarksOf,
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
    combinations: combinations.map(({ selection, values, ...rest }) => ({ selection, values, ...remarksOf(rest) })),
    current,
    remaining,
    ...(remainingRemarks && { remainingRemarks }),
  };
}

/** Restores the editor's state from edits that were handed out earlier. */
export function resumeCombinationEditor(edits: CombinationEdits, sliders: number): CombinationEditorState {
  return {
    sliders,
    combinations: edits.combinations.map(({ selection, values, ...rest }, id) => ({
      id,
      selection,
      values,
      ...remarksOf(rest),
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
  if (remaining !== null && !isValues(remaining, states)) return false;
  return combinations.every((each, index) => isEdited(each, { states, parents, open: index === current }));
}

function isEdited(
  kept: unknown,
  { states, parents, open }: { states: number; parents: readonly number[]; open: boolean },
): boolean {
  if (typeof kept !== 'object' || kept === null) return false;
  const { selection, values } = kept as Record<string, unknown>;
  if (!isValues(values, states) || typeof selection !== 'object' || selection === null) return false;
  // Only the open one may be empty.
  if (!open && isEmptySelection(selection as Record<number, number>)) return false;
  return Object.entries(selection).every(([parent, state]) => isPlace(state, parents[Number(parent)] ?? 0));
}

const isPlace = (value: unknown, length: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < length;

function isValues(kept: unknown, states: number): kept is ShareValues {
  if (!Array.isArray(kept) || kept.length !== states) return false;
  return kept.every((each: unknown) => each === null || isShare(each));
}

function isShare(kept: unknown): kept is Share {
  if (typeof kept === 'number') return kept > 0 && isPlace(kept, 100);
  return typeof kept === 'object' && kept !== null && 'ppm' in kept && shareOf(kept as Share) !== null;
}
