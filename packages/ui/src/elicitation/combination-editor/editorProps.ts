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
  /**
   * The list as it would be saved now, "all remaining" included. If omitted, the editor holds it itself. A list other than
   * the one of the last change starts the editor over.
   */
  combinations?: readonly Combination[] | undefined;
  /** The combinations saved earlier. Read once: change the editor's `key` to start over. */
  defaultCombinations?: readonly Combination[] | undefined;
  /**
   * The edits in progress when the user left, from the details of `onCombinationsChange`: the editor starts from these, not
   * from `defaultCombinations`; with `combinations`, only if they are that list. Read once. Use `isCombinationEdits` to check that stored edits still fit.
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
  /** Called when the user says that no event decides. If omitted, and once a combination is there, it is not offered. */
  onNoneDecides?: (() => void) | undefined;
  /**
   * What is missing, said below the parents with the sentence of the labels; null for nothing. If omitted, the editor says
   * it itself, until the next edit.
   */
  error?: CombinationError | null | undefined;
  /** Called with what is missing when a button is pressed too early. */
  onError?: ((code: CombinationError, details: InteractionDetails<'add' | 'done'>) => void) | undefined;
  /** What the combinations decide. If omitted, no coverage is shown. */
  coverage?: CombinationCoverage | undefined;
  /** True while they are being saved. */
  saving?: boolean | undefined;
  /** An explanation, shown until a state is selected and while there is no combination. */
  introduction?: ReactNode;
  /** A remark, shown below the combinations. */
  note?: ReactNode;
  /** A message, shown above the buttons: usually an Alert. */
  message?: ReactNode;
  /** The links that every page has, as its last line. */
  links?: ReactNode;
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
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * `page` where it is the page itself: it fills the window, and what one needs at hand sticks to its edges. As a `block`
   * it is as tall as its content, and nothing sticks.
   * @default 'block'
   */
  layout?: 'block' | 'page' | undefined;
  /** Renders the distribution of a closed combination. If omitted, a small `ShareBar`. */
  renderShares?:
    | ((rows: CombinationRows, states: readonly string[], remarks: CombinationRemarks) => ReactNode)
    | undefined;
}
