/**
 * One share: a number is whole percent, from 1 to 99; an object is a share that whole percent cannot say, in parts per
 * million, from 0 (cannot happen). It is kept as it is and never rescaled.
 */
export type Share = number | { readonly ppm: number };

/** What `credence-change` and `credence-commit` of a slider carry. */
export interface SliderDetail {
  /** The answer; null if unanswered. An object only with `precision="exact"`. */
  readonly value: Share | null;
  /** What caused the change: `drag`, `key`, `type`, `word`, … */
  readonly reason: string;
}

/** What `credence-change` and `credence-commit` of a question carry. */
export interface QuestionDetail {
  /**
   * What was set of each state; null for one that nobody set, which shares what is left. Objects only with
   * `precision="exact"`.
   */
  readonly values: readonly (Share | null)[];
  /** Whether the question is answered, asks about what cannot occur, or is not this person's field. */
  readonly standing: 'answered' | 'cannotOccur' | 'notMyField';
  /**
   * What is stored of each state, in parts per million that add up to 1,000,000; undefined if every state is said to be
   * impossible.
   */
  readonly shares: readonly number[] | undefined;
  /** The states in the order in which they were set, the latest last. */
  readonly order: readonly number[];
  /** The state that changed; undefined if all did. */
  readonly index: number | undefined;
  /** What caused the change: `drag`, `key`, `type`, `word`, … */
  readonly reason: string;
}

/** States of the parents that decide over all others, and the shares that then apply. */
export interface DecisiveCombination {
  /** The state of each parent that takes part, both by index, or `rest`: whatever no other combination decides. */
  readonly selection: Readonly<Record<number, number>> | 'rest';
  /** What was set of each state of the node; null for one that nobody set. */
  readonly values: readonly (Share | null)[];
  /** Where each state stands that nobody set; left out: at 50. */
  readonly startValues?: readonly Share[] | undefined;
  /** The states in the order in which they were set. */
  readonly order?: readonly number[] | undefined;
  /** Its priority, from 1. */
  readonly number: number;
  /** How certain its answer is. The element keeps it, and does not ask for it. */
  readonly certainty?: 'uncertain' | 'ratherUncertain' | 'ratherCertain' | 'certain' | null | undefined;
  /** Why it is uncertain. The element keeps it, and does not ask for it. */
  readonly comment?: string | undefined;
  /** Whether it is answered, cannot occur, or is not this person's field. If omitted, it is answered. */
  readonly standing?: 'answered' | 'cannotOccur' | 'notMyField' | undefined;
}

/** What `credence-change` and `credence-commit` of the combinations carry. */
export interface CombinationsDetail {
  /** What would be saved, in order of priority. */
  readonly combinations: readonly DecisiveCombination[];
}

/**
 * What was wrong with an attribute or property: it cannot be read at all, lies between or beyond the points of its scale,
 * is none of the words that can be chosen, or a list has another length than `states`.
 */
export type ErrorCode = 'unreadable' | 'off-scale' | 'unknown-word' | 'wrong-length';

/** What `credence-error` carries. */
export interface ErrorDetail {
  readonly code: ErrorCode;
  /** The attribute of that meaning, `start-value`, whether it was set or the property. */
  readonly attribute: string;
  /** Which attribute it is, what was expected, and what counts in place of what was given. In English, for developers. */
  readonly message: string;
}

/** A node as `<credence-combinations>` names it. */
export interface NamedNode {
  readonly name: string;
  readonly states: readonly string[];
}
