import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: 0.25rem;
  align-content: start;
  flex: 1;
  min-inline-size: 0;
`;

export const EndButton = styled.button`
  display: grid;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  border-radius: var(--credence-radius-s);
  color: var(--credence-ink-3);
  font-size: var(--credence-text-md);

  &:hover:not(:disabled) {
    color: var(--credence-ink);
  }
  &:disabled {
    color: var(--credence-ink-disabled);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    inline-size: 2.5rem;
    block-size: 2.75rem;
  }
`;

export const Popup = styled.div`
  position: absolute;
  inset: calc(100% + 4px) 0 auto;
  z-index: 20;
  max-block-size: min(22rem, 60vh);
  overflow: auto;
  overscroll-behavior: contain;
  padding: 0.25rem;
  border: 1px solid var(--credence-hairline-strong);
  border-radius: var(--credence-radius-l);
  background: var(--credence-paper-raised);
  box-shadow: var(--credence-shadow-float);

  &:not([data-open]) {
    display: none;
  }
`;

export const Option = styled.div`
  /* Of two hundred options, only the visible ones are laid out. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 2.25rem;
  min-block-size: 2.25rem;
  display: flex;
  align-items: center;
  padding: 0.25rem 0.625rem;
  border-radius: var(--credence-radius);
  font-size: 0.9375rem;
  cursor: pointer;

  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  mark {
    background: none;
    color: inherit;
    font-weight: 700;
  }
  &[data-highlighted] {
    background: var(--credence-paper-hover);
    box-shadow: inset 0 0 0 1px var(--credence-outline);
  }
  &[aria-selected='true'] {
    color: var(--credence-accent);
    font-weight: 600;
  }
  > svg {
    margin-inline-start: auto;
  }
  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Note = styled.p`
  padding: 0.5rem 0.625rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
  overflow-wrap: anywhere;
`;
