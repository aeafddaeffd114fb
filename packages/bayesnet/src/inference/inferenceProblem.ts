import type { Coded, NoParams, SentencesOf } from '../coded.js';
import type { NoTable } from './model.js';

/** A finding in words that people know: the id of a node, and the index of its state. */
export interface Finding {
  readonly node: string;
  readonly state: number;
  /** What people call the state. Whoever words a problem adds it, because a model has no names of states. */
  readonly name?: string;
}

/** A share of 0 that alone excludes findings: that of a state of a node, under these conditions. */
export interface Exclusion extends Finding {
  readonly conditions: readonly Finding[];
}

/** Everything that can keep a posterior from being computed, and its parameters. `node` is an id. */
export interface InferenceProblemParams {
  /** No outcome was named. */
  'no-outcome': NoParams;
  /** There is no such node, or it has no such state. */
  'unknown-outcome': { readonly node: number; readonly state: number };
  'unknown-finding': { readonly node: number; readonly state: number };
  /** What was asked depends on a node without numbers. */
  'no-table': { readonly node: string; readonly reason: NoTable['reason'] };
  /** The table of `node` needs another count of numbers. */
  'wrong-number-count': { readonly node: string; readonly found: number; readonly needed: number };
  /** `column`, from 0, does not add up to 1, or has a number below 0. */
  'column-sum': { readonly node: string; readonly column: number; readonly sum: number };
  /**
   * These findings cannot occur together: each is needed for that, and without any of them the others can. `by` is left
   * out where it is a noisy-MAX that excludes them.
   */
  'impossible-evidence': { readonly findings: readonly Finding[]; readonly by?: Exclusion };
  /** The largest table, or all of them together, would have more than `limit` numbers. */
  'too-entangled': { readonly reason: 'largest' | 'total'; readonly limit: number };
  /** It took more than `seconds`. */
  'out-of-time': { readonly seconds: number };
}

export type InferenceProblem = Coded<InferenceProblemParams>;

/** True for a problem, false for what was asked. */
export function isProblem<Found extends object>(found: Found | InferenceProblem): found is InferenceProblem {
  return 'code' in found;
}

/** One language's sentences about inference. */
export type InferenceSentences = SentencesOf<InferenceProblemParams>;
