import {
  type Combination,
  type CombinationEditorState,
  remarksOf,
  rowsOf,
  isEmptySelection,
} from './combinationEditorReducer.js';

/**
 * The combinations to save: every one with a selection, renumbered from 1 in order of priority, followed by
 * "all remaining" if that is on.
 */
export function combinationsToSave(state: CombinationEditorState): readonly Combination[] {
  const chosen = state.combinations
    .filter((combination) => !isEmptySelection(combination.selection))
    .map((combination, index) => ({
      selection: combination.selection,
      ...rowsOf(combination),
      number: index + 1,
      ...remarksOf(combination),
    }));
  if (!state.remaining) return chosen;
  return [
    ...chosen,
    {
      selection: 'rest',
      ...rowsOf(state.remaining),
      number: chosen.length + 1,
      ...remarksOf(state.remainingRemarks ?? {}),
    },
  ];
}

/** The outcome of "Done". */
export type Finish =
  /** Nothing is selected. */
  | { readonly kind: 'refused' }
  /** Needs confirmation first: every slider of "all remaining" is at its lowest. */
  | { readonly kind: 'ask'; readonly combinations: readonly Combination[] }
  | { readonly kind: 'save'; readonly combinations: readonly Combination[] };

/** Decides what "Done" does with the current choices. */
export function finishCombinations(state: CombinationEditorState): Finish {
  const combinations = combinationsToSave(state);
  if (combinations.length === 0) return { kind: 'refused' };
  const remaining = combinations.find(({ selection }) => selection === 'rest');
  return { kind: remaining?.values.every((share) => share === 1) ? 'ask' : 'save', combinations };
}
