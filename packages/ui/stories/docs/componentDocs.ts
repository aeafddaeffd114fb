import type { Labels } from '../../src/labels/labels.js';

/**
 * What the documentation page of a component says beyond its props and stories. It stands beside the component as
 * `Button.docs.ts` and reaches the page through `parameters: { guide: buttonDocs }` of the stories' meta. Every entry
 * has to be true of the component as it is: the slots and attributes named here are looked for in its sources. Where a
 * guide is of several components, or the stories wrap the one they show, `documents: { Page, Footer }` names those
 * whose props are told.
 */
export interface ComponentDocs {
  /** One sentence: what it is for. */
  readonly purpose: string;
  readonly status: 'stable' | 'beta' | 'experimental' | 'deprecated';
  /** The version that first had it. */
  readonly since: string;
  /** Where it is the right choice. */
  readonly when: readonly string[];
  /** Where it is not, and what is. */
  readonly whenNot: readonly string[];
  /** Its parts from the outside in. The root is named by its `data-credence`, the others by their `data-slot`. */
  readonly anatomy: readonly { readonly slot: string; readonly is: string }[];
  /** The attributes that tell its state, for style sheets and tests. Empty where it has none. */
  readonly dataAttributes: readonly { readonly name: string; readonly on: string; readonly means: string }[];
  /** The variables that change its look beyond the tokens of the theme. Empty where the tokens are all. */
  readonly cssVariables: readonly { readonly name: string; readonly sets: string }[];
  /** Its keys. Empty where it takes none. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[];
  /** What a screen reader says, in the order it says it. */
  readonly screenReader: string;
  /** How it takes part in a form, or that it does not. */
  readonly forms: string;
  /** Its groups of strings in the labels. */
  readonly labels: readonly (keyof Labels)[];
  readonly goodUse: string;
  readonly badUse: string;
  /** What surprises people. */
  readonly caveats: readonly string[];
}
