import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/index.js';
import { useCredence } from '../provider/useCredence.js';
import { FieldError, FieldHint, FieldLabel, FieldRoot } from './Field.styles.js';

/** What every field has around its control. */
export interface FieldTexts {
  /** What is to be filled in. */
  label: ReactNode;
  /** What helps to fill it in, below the control. */
  hint?: ReactNode;
  /** What is wrong with it. Set, the control is marked and described by it. */
  error?: ReactNode;
  /** Writes "(optional)" behind the label. */
  optional?: boolean | undefined;
}

interface FieldProps extends FieldTexts {
  /** Name of the component, for the root. */
  name: string;
  /** Id of the control, where its owner gave one. */
  id?: string | undefined;
  /** Ids of more that describes the control. */
  describedBy?: string | undefined;
  /** Lands on the root. */
  className?: string | undefined;
  /** Draws the control with what ties it to its texts. */
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

/** Label, control, hint and error of one field, tied together. */
export function Field({ name, id, label, hint, error, optional, describedBy, className, children }: FieldProps) {
  const { labels } = useCredence();
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [describedBy, hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');

  return (
    <FieldRoot data-credence={name} {...(className ? { className } : {})}>
      <FieldLabel htmlFor={controlId} data-slot="label">
        {label}
        {optional ? <small> {labels.textField.optional}</small> : null}
      </FieldLabel>
      {children({
        id: controlId,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {hint ? (
        <FieldHint id={`${controlId}-hint`} data-slot="hint">
          {hint}
        </FieldHint>
      ) : null}
      {error ? (
        <FieldError id={`${controlId}-error`} data-slot="error">
          <Icon name="alert" />
          <span>{error}</span>
        </FieldError>
      ) : null}
    </FieldRoot>
  );
}
