import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { textFieldLabels } from '../../labels/english.js';
import { FieldMessages } from './FieldMessages.js';
import { FieldLabel, FieldRoot } from './FormField.styles.js';
import { describedByMessages } from './describedByMessages.js';

/** What every field has around its control. */
export interface FieldTexts {
  /** What is to be filled in. */
  label: ReactNode;
  /** What helps to fill it in, below the control. */
  hint?: ReactNode;
  /** What is wrong with it. Set, the control is marked and described by it; `true` writes "*required.". */
  error?: ReactNode;
  /**
   * Writes "(optional)" behind the label. A field that has to be filled in says nothing.
   * @default false
   */
  optional?: boolean | undefined;
  /**
   * Sets the label as a question that is asked, as large as those of the questions themselves.
   * @default false
   */
  asked?: boolean | undefined;
}

/** What ties a control to its label, hint and error: spread it on the control. */
export interface FieldControl {
  readonly id: string;
  readonly required?: true;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

export interface FormFieldProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Id of the control. Left out, it is made. */
  controlId?: string | undefined;
  /**
   * True where the form needs it. The control is told; nothing is written, because most fields have to be filled in.
   * @default false
   */
  required?: boolean | undefined;
  /** Ids of more that describes the control, before hint and error. */
  describedBy?: string | undefined;
  /** Draws the control with what ties it to its texts. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around any control, tied together. The text fields of the kit are built on it. */
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
        {label}
        {optional ? (
          <>
            {' '}
            <small>{labels.textField.optional}</small>
          </>
        ) : null}
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
