import type { CoverageCell } from '../coverage-strip/coverageRuns.js';
import type { SliderValues } from './combinationEditorReducer.js';

/** A node as the editor names it. Underscores in state names are shown as spaces. */
export interface EditorNode {
  readonly displayName: string;
  readonly states: readonly string[];
}

/** What the combinations come to, counted by whoever knows the network. */
export interface CombinationCoverage {
  /** How many questions are decided by any of them. */
  readonly decided: number | bigint;
  /** How many questions there are in all. */
  readonly total: number | bigint;
  /** Minutes that are spared. */
  readonly minutesSaved?: number | undefined;
  /** What decides each question, in the order of asking; left out where there are too many to draw. */
  readonly cells?: readonly CoverageCell[] | undefined;
  /** What each combination decides, "all remaining" last, in the order in which they are saved. */
  readonly combinations?: readonly CombinationFinding[] | undefined;
}

/** What is known of one combination. */
export interface CombinationFinding {
  readonly decides: number | bigint;
  /** It decides nothing, because `by` stands before it; or selects the very same. */
  readonly warning?: { readonly kind: 'shadowed' | 'duplicate'; readonly by: number } | undefined;
}

/** The sliders of one combination, to be drawn. */
export interface CombinationQuestion {
  /** The node that is asked about. */
  readonly nodeName: string;
  /** Its states, as shown. */
  readonly states: readonly string[];
  /** One answer for each state; null where nobody has touched it. */
  readonly values: SliderValues;
  /** To be called with all answers when one changes. */
  readonly onValuesChange: (values: SliderValues) => void;
  /** True while it is saved. */
  readonly disabled: boolean;
}

/** What the reader has to be told; the labels hold the sentence for each. */
export type CombinationError = 'select-before-adding' | 'select-before-done';

/** A state's name as it is shown. */
export const shownName = (name: string): string => name.replaceAll('_', ' ');
