import type { CombinationEditorState } from './combinationEditorReducer.js';

/** The numbers of the combinations that contain a state of a parent, including the current one, smallest first. */
export function combinationNumbers(
  state: CombinationEditorState,
  parent: number,
  parentState: number,
): readonly number[] {
  return state.combinations.flatMap((combination, index) =>
    combination.selection[parent] === parentState ? [index + 1] : [],
  );
}
