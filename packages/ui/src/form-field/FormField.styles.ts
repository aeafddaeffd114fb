import { styled } from 'styled-components';

export const FieldRoot = styled.div`
  display: grid;
  gap: 0.25rem;
  align-content: start;
  min-inline-size: 0;
`;

export const FieldLabel = styled.label`
  font-size: var(--credence-text-sm);
  font-weight: 600;
  overflow-wrap: anywhere;

  small {
    font-size: inherit;
    font-weight: 400;
    color: var(--credence-ink-3);
  }
`;

export const FieldHint = styled.p`
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
`;

export const FieldError = styled.p`
  display: flex;
  align-items: baseline;
  gap: 0.375rem;
  font-size: var(--credence-text-sm);
  font-weight: 600;
  color: var(--credence-error);
  overflow-wrap: anywhere;

  > svg {
    translate: 0 0.125em;
  }
`;
