import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import type { Combination, CombinationEdits, CombinationRemarks, CombinationRows } from './combinationEditorReducer.js';
import type {
  CombinationCoverage,
  CombinationError,
  CombinationQuestion,
  CombinationsChangeDetails,
  EditorNode,
} from './editorTypes.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface CombinationEditorProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'> {
  /** The node being asked about. */
  node: EditorNode;
  /** Its parents, in the order that the indexes of a `selection` refer to. */
  parents: readonly EditorNode[];
  /** The combinations saved earlier. Read once: change the editor's `key` to start over. */
  defaultCombinations?: readonly Combination[] | undefined;
  /**
   * The edits in progress when the user left, from the details of `onCombinationsChange`: the editor starts from these, not
   * from `defaultCombinations`. Read once. Use `isCombinationEdits` to check that stored edits still fit.
   */
  defaultEdits?: CombinationEdits | undefined;
  /**
   * Called after every change with what would be saved now, to count what it decides, and with `edits`: everything being
   * edited, including a combination not added yet, to keep as a draft.
   */
  onCombinationsChange?:
    | ((combinations: readonly Combination[], details: CombinationsChangeDetails) => void)
    | undefined;
  /** Called by "Done" with the combinations to save, once any required confirmations have been given. */
  onDone: (combinations: readonly Combination[], details: InteractionDetails<'done'>) => void;
  /** Called when the user says that no event decides. If omitted, that choice is not offered. */
  onNoneDecides?: (() => void) | undefined;
  /**
   * Called when something is missing. The editor says so itself above its buttons, until the next choice; a page that takes
   * this and gives a `message` says it there instead, with the sentence of the labels.
   */
  onError?: ((code: CombinationError, details: InteractionDetails<'add' | 'done'>) => void) | undefined;
  /** What the combinations decide. If omitted, no coverage is shown. */
  coverage?: CombinationCoverage | undefined;
  /** True while they are being saved. */
  saving?: boolean | undefined;
  /** An explanation, shown below the question. */
  introduction?: ReactNode;
  /** A message, shown above the buttons: usually an Alert. */
  message?: ReactNode;
  /** Renders the sliders of a combination. If omitted, a `ProbabilityQuestion`, which is loaded for those who need it. */
  renderSliders?: ((question: CombinationQuestion) => ReactNode) | undefined;
  /**
   * Whether shares may be exact; passed on to `renderSliders`.
   * @default 'percent'
   */
  precision?: 'percent' | 'exact' | undefined;
  /**
   * Level of its heading in the page's outline. Those below it are one level further down.
   * @default 1
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Renders the distribution of a closed combination. If omitted, a small `ShareBar`. */
  renderShares?:
    | ((rows: CombinationRows, states: readonly string[], remarks: CombinationRemarks) => ReactNode)
    | undefined;
}
