import { styled } from 'styled-components';
import { focusRing } from '../../foundations/theme/derived.styles.js';

export const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-inline-size: 0;

  > svg {
    position: absolute;
    inset-inline-end: 0.75rem;
    color: var(--credence-ink-3);
    pointer-events: none;
  }
`;

export const Select = styled.select`
  font-family: var(--credence-font-text);
  appearance: none;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--credence-control);
  padding-inline: 0.75rem 2.25rem;
  border: 1px solid var(--credence-outline);
  border-radius: var(--credence-radius);
  background: var(--credence-paper-raised);
  text-overflow: ellipsis;
  cursor: pointer;

  > option {
    background: var(--credence-paper-raised);
    color: var(--credence-ink);
  }
  &:focus-visible {
    border-color: transparent;
    border-radius: var(--credence-radius);
  }
  &[aria-invalid='true'] {
    border-color: var(--credence-error);
    box-shadow: inset 0 0 0 1px var(--credence-error);
  }
  &[aria-invalid='true']:focus-visible {
    box-shadow: ${focusRing};
  }
  &:disabled {
    background: var(--credence-paper-sunken);
    border-color: var(--credence-hairline-strong);
    color: var(--credence-ink-2);
    opacity: 1;
    cursor: not-allowed;
  }
`;
