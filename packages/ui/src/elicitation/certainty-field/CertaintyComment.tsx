import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { FieldError, FieldHint } from '../../foundations/fields/FieldMessages.styles.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { certaintyFieldLabels } from '../../labels/english.js';
import { Comment, CommentArea } from './CertaintyComment.styles.js';

/** Asks why somebody is uncertain. Takes what its textarea takes. */
export function CertaintyComment({
  id,
  error,
  areaRef,
  ...rest
}: ComponentPropsWithoutRef<'textarea'> & {
  id: string;
  error: ReactNode;
  areaRef: Ref<HTMLTextAreaElement> | undefined;
}) {
  const texts = useLabels({ certaintyField: certaintyFieldLabels }).certaintyField;
  return (
    <Comment data-slot="comment">
      <label htmlFor={id}>{texts.explain}</label>
      <CommentArea
        ref={areaRef}
        id={id}
        rows={3}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        {...rest}
      />
      <FieldHint id={`${id}-hint`}>{texts.noPatientData}</FieldHint>
      {error ? (
        <FieldError id={`${id}-error`} data-slot="comment-error">
          <Glyph of={drawings.alert} />
          <span>{error}</span>
        </FieldError>
      ) : null}
    </Comment>
  );
}
