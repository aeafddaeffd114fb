import {
  type Combination,
  type CombinationEditorState,
  detailsOf,
  isEmptySelection,
  type SliderValues,
} from './combinationEditorReducer.js';

/** The position of an untouched slider. */
export const START_VALUE = 50;

const settled = (values: SliderValues): readonly number[] => values.map((value) => value ?? START_VALUE);

/**
 * The combinations to send: every one with a selection, renumbered from 1 in order of priority, followed by
 * "all remaining" if that is on.
 */
export function combinationsToSave(state: CombinationEditorState): readonly Combination[] {
  const chosen = state.combinations
    .filter((combination) => !isEmptySelection(combination.selection))
    .map((combination, index) => ({
      nodes: combination.selection,
      value: settled(combination.values),
      number: index + 1,
      ...detailsOf(combination),
    }));
  if (!state.remaining) return chosen;
  return [
    ...chosen,
    {
      nodes: -1,
      value: settled(state.remaining),
      number: chosen.length + 1,
      ...detailsOf(state.remainingDetails ?? {}),
    },
  ];
}

/** The outcome of "Done". */
export type Finish =
  | { readonly kind: 'refused'; readonly code: 'nothing-selected' }
  /** Needs confirmation first: every slider of "all remaining" is at its lowest. */
  | { readonly kind: 'ask'; readonly combinations: readonly Combination[] }
  | { readonly kind: 'save'; readonly combinations: readonly Combination[] };

/** Decides what "Done" does with the current choices. */
export function finishCombinations(state: CombinationEditorState): Finish {
  const combinations = combinationsToSave(state);
  if (combinations.length === 0) return { kind: 'refused', code: 'nothing-selected' };
  const remaining = combinations.find((combination) => combination.nodes === -1);
  const sum = remaining?.value.reduce((total, value) => total + value, 0);
  return { kind: sum !== undefined && sum <= state.sliders ? 'ask' : 'save', combinations };
}
