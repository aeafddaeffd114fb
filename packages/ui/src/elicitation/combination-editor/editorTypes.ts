import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import type { CoverageCell } from '../coverage-strip/coverageRuns.js';
import type { Share, ShareValues } from '../answers/share.js';
import type { CombinationEditorAction, CombinationEdits, CombinationRemarks } from './combinationEditorReducer.js';

/**
 * A node as the editor displays it. Underscores in state names are shown as spaces.
 * @since 0.1.0
 * @experimental
 */
export interface EditorNode {
  readonly name: string;
  readonly states: readonly string[];
  /** How a state is said where it is a condition, in place of both names: "For a patient who smokes". */
  readonly asConditions?: readonly (string | undefined)[] | undefined;
}

/**
 * What the combinations decide, counted by the caller, who knows the network.
 * @since 0.1.0
 * @experimental
 */
export interface CombinationCoverage {
  /** How many questions at least one of them decides. */
  readonly decided: number | bigint;
  /** How many questions have a direct answer that counts. They are not among the decided ones. */
  readonly answered?: number | bigint | undefined;
  /** The total number of questions. */
  readonly total: number | bigint;
  /** Minutes that the questions still to ask take. */
  readonly minutesLeft?: number | undefined;
  /** What decides each question, in the order of asking; omitted if there are too many to draw. */
  readonly cells?: readonly CoverageCell[] | undefined;
  /** What each combination decides, in the order they are saved, "all remaining" last. */
  readonly combinations?: readonly CombinationFinding[] | undefined;
}

/**
 * The finding about one combination.
 * @since 0.1.0
 * @experimental
 */
export interface CombinationFinding {
  readonly decides: number | bigint;
  /** It decides nothing, because combination `by` takes precedence; or both select the very same. */
  readonly warning?: { readonly kind: 'shadowed' | 'duplicate'; readonly by: number } | undefined;
}

/**
 * What is needed to render the sliders of one combination.
 * @since 0.1.0
 * @experimental
 */
export interface CombinationQuestion {
  /** The node being asked about. */
  readonly nodeName: string;
  /** Its states, as displayed. */
  readonly states: readonly string[];
  /** One answer per state; null for one that nobody set. */
  readonly values: ShareValues;
  /** Where each state stands that nobody set; left out: at 50. */
  readonly startValues?: readonly Share[] | undefined;
  /** The states in the order in which they were set. */
  readonly order?: readonly number[] | undefined;
  /** Call it with all answers when one changes, and with the details of that change as a `ProbabilityQuestion` tells them. */
  readonly onValuesChange: (
    values: ShareValues,
    details?: {
      readonly event: Event | undefined;
      readonly order?: readonly number[] | undefined;
      readonly startValues?: readonly Share[] | undefined;
    },
  ) => void;
  /** What the combination says beside its shares. */
  readonly remarks: CombinationRemarks;
  /** Call it with what changes in these, and with the event that caused it. */
  readonly onRemarksChange: (remarks: CombinationRemarks, details?: { readonly event: Event | undefined }) => void;
  /** Whether shares may be exact: pass it on. */
  readonly precision: 'percent' | 'exact';
  /** True while saving. */
  readonly disabled: boolean;
}

/**
 * Describes a change of the combinations: what was done, by which event, and all that is being edited.
 * @since 0.1.0
 * @experimental
 */
export interface CombinationsChangeDetails extends InteractionDetails<CombinationEditorAction['type']> {
  /** Everything being edited, including a combination not added yet: plain data, to keep as a draft. */
  readonly edits: CombinationEdits;
}

/**
 * The messages the editor can raise; the labels hold the sentence for each.
 * @since 0.1.0
 * @experimental
 */
export type CombinationError = 'selectBeforeAdding' | 'selectBeforeDone';

/** A state's name as displayed. */
export const shownName = (name: string): string => name.replaceAll('_', ' ');
