import { styled } from 'styled-components';
import { fieldStates } from '../../forms/form-field/fieldStates.styles.js';

/** Why somebody is that sure, below the choices or beside them. */
export const Comment = styled.div`
  display: grid;
  gap: 0.25rem;
  margin-block-start: var(--credence-3);
  max-inline-size: var(--credence-measure);

  > label {
    font-size: var(--credence-text-sm);
    font-weight: 600;
  }
`;

export const CommentArea = styled.textarea`
  font-family: var(--credence-font-text);
  inline-size: 100%;
  min-block-size: 4.5rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--credence-outline);
  border-radius: var(--credence-radius);
  background: var(--credence-paper-raised);
  resize: vertical;

  ${fieldStates}
  &:disabled {
    background: var(--credence-paper-sunken);
    color: var(--credence-ink-2);
  }
`;
