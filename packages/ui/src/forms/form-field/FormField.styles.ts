import { css, styled } from 'styled-components';

export const FieldRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: 0.25rem;
  align-content: start;
  min-inline-size: 0;

  /* A native control, in the size of the kit's own. */
  > :where(input:not([type='checkbox'], [type='radio'], [type='range'], [type='color']), select, textarea) {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: var(--credence-control);
    padding-inline: 0.75rem;
    border: 1px solid var(--credence-outline);
    border-radius: var(--credence-radius);
    background: var(--credence-paper-raised);
  }
  > :where([aria-invalid='true']) {
    border-color: var(--credence-error);
  }
`;

/** The style of a label or legend. */
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
