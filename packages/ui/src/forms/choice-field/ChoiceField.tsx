import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { describedByMessages } from '../../foundations/fields/describedByMessages.js';
import { FieldMessages } from '../../foundations/fields/FieldMessages.js';
import type { FieldTexts } from '../form-field/FormField.js';
import { type RadioDetails, useRadioChoice } from '../../foundations/fields/useRadioChoice.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { textFieldLabels } from '../../labels/english.js';
import { Choice, Choices, ChoiceHint, Legend, Root } from './ChoiceField.styles.js';

/**
 * One of the choices.
 * @since 0.1.0
 */
export interface ChoiceFieldOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** What the choice means, below its label. */
  readonly hint?: ReactNode;
  /** True if it cannot be chosen at the moment. */
  readonly disabled?: boolean | undefined;
}

/**
 * Describes a change of choice: pressed, moved to by key, or reset with the form.
 * @since 0.1.0
 */
export type ChoiceFieldDetails = RadioDetails;

/** @since 0.1.0 */
export interface ChoiceFieldProps<Value extends string = string>
  extends FieldTexts,
    Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The choices, each with its own label. */
  options: readonly ChoiceFieldOption<Value>[];
  /** The choice, when controlled. Null if nothing is chosen. */
  value?: Value | null | undefined;
  /**
   * The initial choice, when uncontrolled. A form reset restores it.
   * @default null
   */
  defaultValue?: Value | null | undefined;
  /** Called with every new choice; with null when a form reset clears it. */
  onValueChange?: ((value: Value | null, details: ChoiceFieldDetails) => void) | undefined;
  /** Called with a choice made by the user. A choice is one gesture, so it comes right after `onValueChange`. */
  onValueCommit?: ((value: Value, details: ChoiceFieldDetails) => void) | undefined;
  /**
   * True if the form requires a choice.
   * @default false
   */
  required?: boolean | undefined;
}

function ChoiceFieldOf<Value extends string>(
  {
    label,
    hint,
    error,
    optional = false,
    asked = false,
    options,
    value: given,
    defaultValue,
    onValueChange,
    onValueCommit,
    name,
    form,
    required = false,
    id: givenId,
    'aria-describedby': describedBy,
    ...rest
  }: ChoiceFieldProps<Value>,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  const labels = useLabels({ textField: textFieldLabels });
  const ownId = useId();
  const id = givenId ?? ownId;
  const root = useOwnRef(ref);
  const choice = useRadioChoice<Value>({ value: given, defaultValue, onValueChange, onValueCommit, root });

  return (
    <Root
      ref={root}
      id={id}
      // A fieldset alone cannot be marked as invalid or required.
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedByMessages({ id, hint, error, more: describedBy })}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      data-credence="choice-field"
      {...rest}
    >
      <Legend id={`${id}-label`} data-slot="label" data-asked={asked ? '' : undefined}>
        <span>{label}</span>
        {optional ? <small>{` ${labels.textField.optional}`}</small> : null}
      </Legend>
      <ChoiceList options={options} choice={choice} id={id} name={name} form={form} required={required} />
      <FieldMessages id={id} hint={hint} error={error} />
    </Root>
  );
}

interface ChoiceListProps<Value extends string>
  extends Pick<ChoiceFieldProps<Value>, 'options' | 'name' | 'form' | 'required'> {
  /** The value, and the function that changes it. */
  choice: ReturnType<typeof useRadioChoice<Value>>;
  /** The id of the field. */
  id: string;
}

/** The radio buttons with their labels and hints. */
function ChoiceList<Value extends string>({ options, choice, id, name, form, required }: ChoiceListProps<Value>) {
  const [value, choose] = choice;
  return (
    <Choices data-slot="choices">
      {options.map((option, index) => (
        <Choice key={option.value} data-slot="choice">
          <input
            type="radio"
            name={name ?? `${id}-choice`}
            // Without a name it must not take part in the form: point it at a form that does not exist.
            form={name === undefined ? `${id}-none` : form}
            value={option.value}
            checked={value === option.value}
            required={required}
            disabled={option.disabled}
            aria-describedby={option.hint ? `${id}-hint-${index}` : undefined}
            onChange={(event) => choose(option.value, event.nativeEvent)}
          />
          <span>
            <span>{option.label}</span>
            {option.hint ? (
              <ChoiceHint id={`${id}-hint-${index}`} aria-hidden="true">
                {option.hint}
              </ChoiceHint>
            ) : null}
          </span>
        </Choice>
      ))}
    </Choices>
  );
}

/**
 * One of a few choices, all of them visible, each with its own label.
 * @since 0.1.0
 */
export const ChoiceField = forwardRef(ChoiceFieldOf) as <Value extends string = string>(
  props: ChoiceFieldProps<Value> & { ref?: ForwardedRef<HTMLFieldSetElement> },
) => ReactElement;
