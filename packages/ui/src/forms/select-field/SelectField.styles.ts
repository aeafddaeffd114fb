import { styled } from 'styled-components';
import { fieldStates, unchangeable } from '../form-field/fieldStates.styles.js';

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
  ${fieldStates}
  &:disabled {
    ${unchangeable}
    opacity: 1;
    cursor: not-allowed;
  }
`;
