import { css, styled } from 'styled-components';

export const FieldRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: 0.25rem;
  align-content: start;
  min-inline-size: 0;
`;

/** The look of a label, and of a legend. */
export const labelLook = css`
  font-size: var(--credence-text-sm);
  font-weight: 600;
  overflow-wrap: anywhere;

  &[data-asked] {
    margin-block-end: 0.25rem;
    font: 500 var(--credence-text-lg) / 1.35 var(--credence-font-title);
  }
  small {
    font: 400 var(--credence-text-sm) / 1.2 var(--credence-font-text);
    color: var(--credence-ink-3);
  }
`;

export const FieldLabel = styled.label`
  ${labelLook}
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
