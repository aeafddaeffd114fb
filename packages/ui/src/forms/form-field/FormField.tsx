import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { textFieldLabels } from '../../labels/english.js';
import { FieldMessages } from '../../foundations/fields/FieldMessages.js';
import { FieldLabel, FieldRoot } from './FormField.styles.js';
import { describedByMessages } from '../../foundations/fields/describedByMessages.js';

/**
 * The props that every field has around its control.
 * @since 0.1.0
 */
export interface FieldTexts {
  /** The label. */
  label: ReactNode;
  /** Help with filling it in, below the control. */
  hint?: ReactNode;
  /** The error. If set, the control is marked as invalid and described by it; `true` writes "*required.". */
  error?: ReactNode;
  /**
   * Writes "(optional)" after the label. Required fields get no remark.
   * @default false
   */
  optional?: boolean | undefined;
  /**
   * Sets the label as a question, in the size of the elicitation questions.
   * @default false
   */
  asked?: boolean | undefined;
}

/**
 * Connects a control to its label, hint and error: spread it on the control.
 * @since 0.1.0
 */
export interface FieldControl {
  readonly id: string;
  readonly required?: true;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/** @since 0.1.0 */
export interface FormFieldProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Id of the control. Generated if omitted. */
  controlId?: string | undefined;
  /**
   * True if the form requires it. This sets an attribute and shows nothing, because most fields are required.
   * @default false
   */
  required?: boolean | undefined;
  /** Ids of further descriptions of the control, before hint and error. */
  describedBy?: string | undefined;
  /** Renders the control, given the props that connect it to its texts. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * Label, hint and error around any control, connected to it. The text fields of the kit are built on it.
 * @since 0.1.0
 */
export const FormField = forwardRef<HTMLDivElement, FormFieldProps>(function FormField(
  { label, hint, error, optional = false, asked = false, required = false, controlId, describedBy, children, ...rest },
  ref,
) {
  const labels = useLabels({ textField: textFieldLabels });
  const ownId = useId();
  const id = controlId ?? ownId;
  const described = describedByMessages({ id, hint, error, more: describedBy });

  return (
    <FieldRoot ref={ref} data-credence="form-field" {...rest}>
      <FieldLabel htmlFor={id} data-slot="label" data-asked={asked ? '' : undefined}>
        <span>{label}</span>
        {optional ? <small>{` ${labels.textField.optional}`}</small> : null}
      </FieldLabel>
      {children({
        id,
        ...(required ? { required: true as const } : {}),
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      <FieldMessages id={id} hint={hint} error={error} />
    </FieldRoot>
  );
});
