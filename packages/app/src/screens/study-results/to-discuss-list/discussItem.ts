/** Why the answers to a question are apart: a state, or the whole combination, may be impossible for some. */
export type DiscussReason = 'otherOrder' | 'otherNumbers' | 'otherReading' | 'impossibleForSome' | 'cannotOccurForSome';

/** A question that may be discussed. */
export interface DiscussItem {
  readonly id: string;
  /** The node. */
  readonly question: string;
  /** The states of its parents, in words. */
  readonly condition: string;
  readonly reasons: readonly DiscussReason[];
  /** How far the disagreement moves an outcome, in percentage points; null if that is not known. */
  readonly effect: number | null;
  /** True if it is chosen for discussion. Left out where nothing is chosen: then there is no box. */
  readonly chosen?: boolean | undefined;
}

/** What can be done with the questions of a list. */
export interface DiscussActions {
  /** Makes the questions buttons; called with the id of the one to show. */
  readonly onCurrentChange?: ((id: string) => void) | undefined;
  /** Called to choose a question for discussion, or no longer. Without it the boxes cannot be changed. */
  readonly onChosenChange?: ((chosen: boolean, id: string) => void) | undefined;
}

/**
 * How many of a ranked list are shown at first: as many as asked for, or down to the one that is shown beside it. One
 * that would be left alone is shown as well.
 */
export function shownAtFirst(items: readonly DiscussItem[], atFirst: number, current: string | undefined): number {
  const wanted = Math.max(atFirst, items.findIndex(({ id }) => id === current) + 1);
  return wanted + 1 >= items.length ? items.length : wanted;
}
