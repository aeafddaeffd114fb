import type { LabelGroup } from '../../src/labels/labels.js';
import type { ControlPromises } from './promises/controlPromises.js';

/**
 * The content of a component's documentation page beyond its props and stories. It is next to the component as
 * `Button.docs.ts` and reaches the page through `parameters: { guide: buttonDocs }` of the stories' meta. Every entry
 * must be true of the component: the slots and attributes named here are looked up in its sources. If a
 * guide covers several components, or the stories wrap theirs, `documents: { Page, Footer }` names those
 * whose props are listed.
 */
export interface ComponentDocs {
  /** One sentence: what it is for. */
  readonly purpose: string;
  readonly status: 'stable' | 'experimental' | 'deprecated';
  /** The first version that had it. */
  readonly since: string;
  /** When it is the right choice. */
  readonly when: readonly string[];
  /** When it is not, and what to use instead. */
  readonly whenNot: readonly string[];
  /** Its parts from the outside in. The root is named by its `data-credence`, the others by their `data-slot`. */
  readonly anatomy: readonly { readonly slot: string; readonly is: string }[];
  /** The attributes that expose its state, for style sheets and tests. Empty if there are none. */
  readonly dataAttributes: readonly { readonly name: string; readonly on: string; readonly means: string }[];
  /** The variables that change its look in addition to the theme tokens. Empty if there are none. */
  readonly cssVariables: readonly { readonly name: string; readonly sets: string }[];
  /** Its keys. Empty if it handles none. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[];
  /** What a screen reader announces, in that order. */
  readonly screenReader: string;
  /** How it takes part in a form, or that it does not. */
  readonly forms: string;
  /** What it keeps as a control of its kind; none if it is of no kind that people know from elsewhere. */
  readonly promises?: readonly ControlPromises[];
  /** Its groups of strings in the labels. */
  readonly labels: readonly LabelGroup[];
  readonly goodUse: string;
  readonly badUse: string;
  /** Common surprises. */
  readonly caveats: readonly string[];
}
