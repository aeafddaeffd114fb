import { styled } from 'styled-components';
import { accentHover, accentSoft } from '../theme/derived.styles.js';

// No rule here reads a prop: the look follows data attributes.
export const Root = styled.button`
  font-family: var(--credence-font-text);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-block-size: var(--credence-control);
  padding-inline: 1.125rem;
  border-radius: var(--credence-radius);
  font-weight: 600;
  font-size: 0.9375rem;
  white-space: nowrap;
  text-decoration: none;
  transition:
    background var(--credence-fast),
    border-color var(--credence-fast);

  /* In the narrowest windows a long text wraps; a short one keeps its width. */
  @media (max-width: 35.99em) {
    flex-shrink: 0;
    max-inline-size: 100%;
    padding-block: 0.25rem;
    white-space: normal;
    overflow-wrap: break-word;
  }

  &:focus-visible {
    border-radius: var(--credence-radius);
  }
  &:active:not([aria-disabled='true']):not(:disabled) {
    translate: 0 0.5px;
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  &[data-variant='primary'] {
    background: var(--credence-accent);
    color: var(--credence-on-accent);
  }
  &[data-variant='primary']:hover:not(:disabled) {
    background: ${accentHover};
  }
  &[data-variant='outline'] {
    border: 1px solid var(--credence-outline);
    color: var(--credence-ink);
  }
  &[data-variant='outline']:hover:not(:disabled) {
    background: var(--credence-paper-hover);
    border-color: var(--credence-ink-2);
  }
  &[data-variant='ghost'] {
    color: var(--credence-ink-2);
    padding-inline: 0.75rem;
  }
  &[data-variant='ghost']:hover:not(:disabled) {
    background: var(--credence-paper-hover);
    color: var(--credence-ink);
  }
  &[data-variant='text'] {
    color: var(--credence-accent);
    padding-inline: 0.55rem;
  }
  &[data-variant='text']:hover:not(:disabled) {
    background: ${accentSoft};
  }
  &[data-variant]:disabled,
  &[data-variant][aria-disabled='true'] {
    background: none;
    border: 1px solid var(--credence-hairline-strong);
    color: var(--credence-ink-3);
  }
  &[data-busy] {
    cursor: progress;
  }

  &[data-size='small'] {
    min-block-size: 2rem;
    padding-inline: 0.75rem;
    font-size: var(--credence-text-sm);
  }
  @media (pointer: coarse) {
    &[data-size='small'] {
      min-block-size: var(--credence-control);
    }
  }
  @media (forced-colors: active) {
    &[data-variant='primary'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
