import { styled } from 'styled-components';
import { accentSoft } from '../../foundations/theme/derived.styles.js';

export const Root = styled.button`
  font-family: var(--credence-font-text);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.4rem;
  min-block-size: 2.25rem;
  padding-inline: 0.75rem;
  border: 1px solid var(--credence-outline);
  border-radius: var(--credence-radius);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);
  white-space: nowrap;

  /* What it says stands in one element, and its parts apart from each other. */
  > span {
    display: contents;
  }

  /* In the narrowest windows a long text wraps; a short one keeps its width. */
  @media (max-width: 35.99em) {
    flex-shrink: 0;
    max-inline-size: 100%;
    padding-block: 0.25rem;
    white-space: normal;
  }

  &:hover:not(:disabled) {
    background: var(--credence-paper-hover);
  }
  &[aria-pressed='true'] {
    background: ${accentSoft};
    border-color: var(--credence-accent);
    color: var(--credence-accent);
    font-weight: 600;
  }
  &:focus-visible {
    border-radius: var(--credence-radius);
  }
  &:disabled {
    color: var(--credence-ink-3);
    border-color: var(--credence-hairline-strong);
    cursor: not-allowed;
  }
  @media (pointer: coarse), (max-width: 47.99em) {
    min-block-size: 2.75rem;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
