import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef, type ReactElement, useId } from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { type RadioDetails, useRadioChoice } from '../../foundations/fields/useRadioChoice.js';
import { Option, Root } from './SegmentedControl.styles.js';

/** One of the choices. */
export interface SegmentedControlOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** True where it cannot be chosen at the moment. */
  readonly disabled?: boolean | undefined;
}

/** A change of choice: it was pressed, keys moved there, or the form was reset. */
export type SegmentedControlDetails = RadioDetails;

export interface SegmentedControlProps<Value extends string = string>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The choices, two to five, in few words each. */
  options: readonly SegmentedControlOption<Value>[];
  /** The choice, if the parent holds it. Null while nothing is chosen. */
  value?: Value | null | undefined;
  /**
   * The choice to begin with, if the control holds it. A reset of the form brings it back.
   * @default null
   */
  defaultValue?: Value | null | undefined;
  /** Called with every new choice; with null where a reset takes the choice back. */
  onValueChange?: ((value: Value | null, details: SegmentedControlDetails) => void) | undefined;
  /** Called with the choice somebody made. A choice is one gesture, so it comes right after `onValueChange`. */
  onValueCommit?: ((value: Value, details: SegmentedControlDetails) => void) | undefined;
  /** What the choice is called in the data of the form. Left out, it is no part of a form. */
  name?: string | undefined;
  /** The id of its form, where it does not stand inside. */
  form?: string | undefined;
  /**
   * True where the form needs a choice.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * True where it cannot be used at the moment.
   * @default false
   */
  disabled?: boolean | undefined;
}

function SegmentedControlOf<Value extends string>(
  {
    options,
    value: given,
    defaultValue = null,
    onValueChange,
    onValueCommit,
    name,
    form,
    required = false,
    disabled = false,
    ...rest
  }: SegmentedControlProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const id = useId();
  const root = useOwnRef(ref);
  const [value, choose] = useRadioChoice({ value: given, defaultValue, onValueChange, onValueCommit, root });

  return (
    <Root ref={root} role="radiogroup" data-credence="segmented-control" {...rest}>
      {options.map((option) => (
        <Option key={option.value} data-slot="option">
          <input
            type="radio"
            name={name ?? `${id}-choice`}
            // Without a name of its own it leaves the form alone: an address of no form.
            form={name === undefined ? `${id}-none` : form}
            value={option.value}
            checked={value === option.value}
            required={required}
            disabled={disabled || option.disabled}
            onChange={(event) => choose(option.value, event.nativeEvent)}
          />
          <span>{option.label}</span>
        </Option>
      ))}
    </Root>
  );
}

/** One choice of a few, all of them in sight: a period, a view. Radio buttons under the look of one divided field. */
export const SegmentedControl = forwardRef(SegmentedControlOf) as <Value extends string = string>(
  props: SegmentedControlProps<Value> & { ref?: ForwardedRef<HTMLDivElement> },
) => ReactElement;
