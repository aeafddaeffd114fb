import { styled } from 'styled-components';
import { accentSoft } from '../../foundations/theme/derived.styles.js';

export const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  padding-block: 0.75rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
`;

export const Nav = styled.nav`
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
  }
  /* On one line even in a narrow window: one page on either side of the current one. */
  @media (max-width: 35.99em) {
    [data-far] {
      display: none;
    }
  }
  [data-flips]:dir(rtl) svg {
    scale: -1 1;
  }
`;

export const PageButton = styled.button`
  font-family: var(--credence-font-text);
  display: grid;
  place-items: center;
  min-inline-size: 2rem;
  block-size: 2rem;
  padding-inline: 0.375rem;
  border-radius: var(--credence-radius);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  &:hover:not([aria-disabled='true']) {
    background: var(--credence-paper-hover);
    color: var(--credence-ink);
  }
  &[aria-current] {
    background: ${accentSoft};
    color: var(--credence-accent);
    font-weight: 600;
  }
  &[aria-disabled='true'] {
    color: var(--credence-ink-disabled);
    cursor: default;
  }
  @media (pointer: coarse) {
    min-inline-size: 2.75rem;
    block-size: 2.75rem;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const Gap = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.5rem;
`;

export const Size = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;

  select {
    appearance: none;
    min-block-size: 2rem;
    padding-inline: 0.5rem 1.25rem;
    border: 0;
    border-radius: var(--credence-radius);
    background: none;
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-2);
    cursor: pointer;
  }
  select:hover {
    background: var(--credence-paper-hover);
  }
  option {
    background: var(--credence-paper-raised);
    color: var(--credence-ink);
  }
  > svg {
    position: absolute;
    inset-inline-end: 0;
    pointer-events: none;
  }
  @media (pointer: coarse) {
    select {
      min-block-size: 2.75rem;
    }
  }
`;
