import type { CSSProperties, ReactElement, RefCallback } from 'react';

/** What the contract hands to a component and looks for in the page afterwards. */
// A type, not an interface: only then it counts as a record of props.
export type Probe = {
  ref?: RefCallback<Element>;
  className?: string;
  style?: CSSProperties;
  id?: string;
  'data-probe'?: string;
  'data-testid'?: string;
  'aria-details'?: string;
};

/**
 * What kind of thing a component is, because not every line holds for every kind:
 * - `plain` draws one root element, and everything lands there;
 * - `field` wraps one native control: `ref`, `id` and `aria-*` land on the control, `className`, `style` and `data-*` on
 *   the root;
 * - `overlay` draws its root elsewhere in the document while it is open;
 * - `provider` hands something down and has no root;
 * - `global` draws rules for the whole page and no element.
 */
export type Kind = 'plain' | 'field' | 'overlay' | 'provider' | 'global';

/** Props of one specimen, by name; those of its state among them. */
export type SpecimenProps = Probe & Record<string, unknown>;

/** One thing that a component holds, or lets its parent hold. */
export interface StateOfSpecimen {
  /** Name of the prop that holds it; `default…` and `on…Change` follow from it, and from `event` where given. */
  readonly prop: string;
  /** Name of the callback, where it does not follow: `onValueChange` for `value`. */
  readonly onChange?: string;
  /** Name of the callback at the end of a gesture, where there is one. */
  readonly onCommit?: string;
  /** What it begins with, and what the gesture makes of it. */
  readonly from: unknown;
  readonly to: unknown;
  /** What is shown now, read from the page. */
  readonly shown: (root: Element) => unknown;
  /** What a person does, with a real pointer or keyboard. */
  readonly gesture: (root: Element) => Promise<void>;
  /** The reason that the gesture gives. */
  readonly reason: string;
  /** Further props that this state needs. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Why the parent has to hold it, where there is no `default…`. */
  readonly parentHolds?: string;
}

/** How a component takes part in a form. */
export interface FormOfSpecimen {
  /** Props that make it take part, `name` among them. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly name: string;
  /** What the form sends to begin with, and after the gesture. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly gesture: (root: Element) => Promise<void>;
}

/** One exported component, as small as it can be drawn. */
export interface Specimen {
  readonly kind: Kind;
  readonly render: (props: SpecimenProps) => ReactElement;
  /** Its `data-credence`, where it is not its name with hyphens. */
  readonly root?: string;
  /** True where all its colours are those of the text around it. */
  readonly inheritsColour?: boolean;
  /** True where `asChild` gives its look to a link. Rendered with a link as its only child. */
  readonly asChild?: boolean;
  readonly states?: readonly StateOfSpecimen[];
  readonly form?: FormOfSpecimen;
}

/** "ProbabilitySlider" to "probability-slider". */
export const hyphened = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
