import type { CoverageCell } from '../coverage-strip/coverageRuns.js';
import type { Combination } from './combinationEditorReducer.js';
import type { CombinationCoverage, EditorNode } from './editorTypes.js';

/** Counts by trying every question: fine for stories, slow for large nodes. The first matching combination decides. */
export function countCoverage(
  parents: readonly EditorNode[],
  combinations: readonly Combination[],
): CombinationCoverage {
  const sizes = parents.map((parent) => parent.states.length);
  const total = sizes.reduce((product, size) => product * size, 1);
  const decidedBy = Array.from({ length: total }, (_, index) => {
    let rest = index;
    const states = [...sizes].reverse().map((size) => {
      const state = rest % size;
      rest = Math.floor(rest / size);
      return state;
    });
    states.reverse();
    return combinations.find(
      ({ selection }) =>
        selection === 'rest' || Object.entries(selection).every(([parent, state]) => states[Number(parent)] === state),
    );
  });
  const cells = decidedBy.map((by): CoverageCell => (by ? (by.selection === 'rest' ? 'remaining' : by.number) : null));
  const decided = cells.filter((cell) => cell !== null).length;
  return {
    decided,
    total,
    minutesLeft: total - decided,
    cells,
    combinations: combinations.map((combination) => {
      const decides = decidedBy.filter((by) => by === combination).length;
      const twin = combinations.find(
        ({ selection, number }) =>
          number < combination.number && JSON.stringify(selection) === JSON.stringify(combination.selection),
      );
      if (twin) return { decides, warning: { kind: 'duplicate', by: twin.number } };
      return decides === 0 ? { decides, warning: { kind: 'shadowed', by: 1 } } : { decides };
    }),
  };
}
