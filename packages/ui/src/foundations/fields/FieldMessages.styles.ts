import { styled } from 'styled-components';

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
