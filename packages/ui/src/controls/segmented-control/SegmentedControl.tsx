import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type Ref,
  useId,
} from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { type RadioDetails, useRadioChoice } from '../../foundations/fields/useRadioChoice.js';
import { Option, Root } from './SegmentedControl.styles.js';

/**
 * One of the choices.
 * @since 0.1.0
 */
export interface SegmentedControlOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** True if it cannot be chosen at the moment. */
  readonly disabled?: boolean | undefined;
}

/**
 * Describes a change of choice: pressed, moved to by key, or reset with the form.
 * @since 0.1.0
 */
export type SegmentedControlDetails = RadioDetails;

/** @since 0.1.0 */
export interface SegmentedControlProps<Value extends string = string>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The choices, two to five, with short labels. */
  options: readonly SegmentedControlOption<Value>[];
  /** The choice, when controlled. Null if nothing is chosen. */
  value?: Value | null | undefined;
  /**
   * The initial choice, when uncontrolled. A form reset restores it.
   * @default null
   */
  defaultValue?: Value | null | undefined;
  /** Called with every new choice; with null when a form reset clears it. */
  onValueChange?: ((value: Value | null, details: SegmentedControlDetails) => void) | undefined;
  /** Called with a choice made by the user. A choice is one gesture, so it comes right after `onValueChange`. */
  onValueCommit?: ((value: Value, details: SegmentedControlDetails) => void) | undefined;
  /** Name in a form. If omitted, it is not submitted. */
  name?: string | undefined;
  /** Id of the form it belongs to, if the control is outside of it. */
  form?: string | undefined;
  /**
   * True if the form requires a choice.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Disables the control.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The radio button of the choice, or the first if nothing is chosen: what takes the focus. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

function SegmentedControlOf<Value extends string>(
  {
    options,
    value: given,
    defaultValue,
    onValueChange,
    onValueCommit,
    name,
    form,
    required = false,
    disabled = false,
    inputRef,
    ...rest
  }: SegmentedControlProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const id = useId();
  const root = useOwnRef(ref);
  const [value, choose] = useRadioChoice({ value: given, defaultValue, onValueChange, onValueCommit, root });
  const focused = (options.find((option) => option.value === value) ?? options[0])?.value;

  return (
    <Root ref={root} role="radiogroup" data-credence="segmented-control" {...rest}>
      {options.map((option) => (
        <Option key={option.value} data-slot="option">
          <input
            ref={option.value === focused ? inputRef : undefined}
            type="radio"
            name={name ?? `${id}-choice`}
            // Without a name it must not take part in the form: point it at a form that does not exist.
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

/**
 * One of a few visible choices: a period, a view. Radio buttons that look like one divided field.
 * @since 0.1.0
 */
export const SegmentedControl = forwardRef(SegmentedControlOf) as <Value extends string = string>(
  props: SegmentedControlProps<Value> & { ref?: ForwardedRef<HTMLDivElement> },
) => ReactElement;
