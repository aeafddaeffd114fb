import type { CombinationEditorState } from './combinationEditorReducer.js';

/** The numbers of the combinations that hold one state of a parent, the current one among them, smallest first. */
export function combinationNumbers(
  state: CombinationEditorState,
  parent: number,
  parentState: number,
): readonly number[] {
  return state.combinations.flatMap((combination, index) =>
    combination.selection[parent] === parentState ? [index + 1] : [],
  );
}
