import { styled } from 'styled-components';

export const Root = styled.button`
  font-family: var(--credence-font-text);
  inline-size: 2rem;
  block-size: 2rem;
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: var(--credence-radius);
  color: var(--credence-ink-3);
  font-size: var(--credence-text-md);

  &:hover:not(:disabled) {
    background: var(--credence-paper-hover);
    color: var(--credence-ink);
  }
  &:disabled {
    color: var(--credence-ink-disabled);
    cursor: not-allowed;
  }
  &[aria-busy] {
    cursor: progress;
  }
  &:active:not(:disabled) {
    translate: 0 0.5px;
  }
  @media (pointer: coarse) {
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }
`;
