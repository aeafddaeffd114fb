import type { CSSProperties, ReactElement, RefCallback } from 'react';

/** What the contract passes to a component and then looks for on the page. */
// A type, not an interface: only a type counts as a record of props.
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
 * The kind of a component, because not every rule applies to every kind:
 * - `plain` renders one root element, which receives everything;
 * - `field` wraps one native control: `ref`, `id` and `aria-*` go to the control, `className`, `style` and `data-*` to
 *   the root;
 * - `overlay` renders its root elsewhere in the document while open;
 * - `provider` provides a context and has no root;
 * - `global` renders rules for the whole page and no element.
 */
export type Kind = 'plain' | 'field' | 'overlay' | 'provider' | 'global';

/** Props of one specimen, by name, including those of its state. */
export type SpecimenProps = Probe & Record<string, unknown>;

/** A state that a component has, or lets its parent control. */
export interface StateOfSpecimen {
  /** Name of the controlling prop; `default…` and `on…Change` are derived from it, and from `event` if given. */
  readonly prop: string;
  /** Name of the callback, if it is not derived: `onValueChange` for `value`. */
  readonly onChange?: string;
  /** Name of the callback at the end of a gesture, if there is one. */
  readonly onCommit?: string;
  /** The initial value, and the value after the gesture. */
  readonly from: unknown;
  readonly to: unknown;
  /** The current value, read from the page. */
  readonly shown: (root: Element) => unknown;
  /** The user's gesture, with a real pointer or keyboard. */
  readonly gesture: (root: Element) => Promise<void>;
  /** The reason reported for the gesture. */
  readonly reason: string;
  /** Further props required by this state. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Why it has to be controlled, if there is no `default…`. */
  readonly parentHolds?: string;
}

/** An action of a component: a callback without a value. */
export interface ActionOfSpecimen {
  /** Props without which it is not offered. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Every way to it: each is tried on a component of its own. */
  readonly ways: Readonly<Record<string, () => Promise<void>>>;
}

/** How a component takes part in a form. */
export interface FormOfSpecimen {
  /** Props that make it take part, including `name`. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly name: string;
  /** What the form submits initially, and after the gesture. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly gesture: (root: Element) => Promise<void>;
}

/** One exported component, with the minimal props to render it. */
export interface Specimen {
  readonly kind: Kind;
  readonly render: (props: SpecimenProps) => ReactElement;
  /** Its `data-credence`, if that is not its name with hyphens. */
  readonly root?: string;
  /** The `data-slot` of its root, if it is a part of another component and has no `data-credence`. */
  readonly slot?: string;
  /** True if all its colours are those of the surrounding text. */
  readonly inheritsColour?: boolean;
  /** True if `asChild` applies its styling to a link. Rendered with a link as its only child. */
  readonly asChild?: boolean;
  readonly states?: readonly StateOfSpecimen[];
  /** Its actions by the name of the callback, such as `onConfirm`. */
  readonly actions?: Readonly<Record<string, ActionOfSpecimen>>;
  readonly form?: FormOfSpecimen;
}

/** "ProbabilitySlider" to "probability-slider". */
export const hyphened = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** Selects the root of a component. */
export const rootSelector = (name: string, { root, slot }: Specimen): string =>
  slot === undefined ? `[data-credence="${root ?? hyphened(name)}"]` : `[data-slot="${slot}"]`;
