import type { ReactNode } from 'react';
import * as drawings from '../icons/drawings.js';
import { Glyph } from '../icons/Glyph.js';
import { useLabels } from '../provider/useLabels.js';
import { formFieldLabels } from '../../labels/english.js';
import { FieldError, FieldHint } from './FieldMessages.styles.js';

interface FieldMessagesProps {
  /** Id of the control or group they belong to. */
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Hint and error of a field, with the ids that `describedByMessages` refers to. */
export function FieldMessages({ id, hint, error }: FieldMessagesProps) {
  const labels = useLabels({ formField: formFieldLabels });
  return (
    <>
      {hint ? (
        <FieldHint id={`${id}-hint`} data-slot="hint">
          {hint}
        </FieldHint>
      ) : null}
      {error ? (
        <FieldError id={`${id}-error`} data-slot="error">
          <Glyph of={drawings.alert} />
          <span>{error === true ? labels.formField.required : error}</span>
        </FieldError>
      ) : null}
    </>
  );
}
