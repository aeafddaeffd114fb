import { styled } from 'styled-components';
import { ownWidth } from '../frame/frame.styles.js';

/** One row per state, separated by hairlines, with more space in a high window. */
export const Rows = styled.div`
  > * {
    padding-block: 0.625rem 0.375rem;
    border-block-start: 1px solid var(--credence-hairline);
  }
  > :first-child {
    border-block-start: 0;
  }
  /* A move paints its own row, and no rows far from the window. Leaves the room that a thumb and its ring need. */
  @supports (overflow-clip-margin: 1rem) {
    > * > [data-lazy] {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 8rem;
      overflow-clip-margin: 1rem;
    }
  }
  @media print {
    > * > [data-lazy] {
      content-visibility: visible;
    }
  }
  @media (min-width: 48em) and (min-height: 53.75em) {
    > * {
      padding-block: 1.125rem 0.875rem;
    }
  }
  @media (max-width: 47.99em) {
    > * {
      padding-block: 0.75rem 0.5rem;
    }
  }
`;

export const Root = styled.div`
  contain: inline-size;
  ${ownWidth}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** The same padding around the bars as in a row. */
export const BarsRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--credence-2);
  padding-block: 0.75rem 0.5rem;
`;

/** What a row says in the place of its word. */
export const Words = styled.span`
  font-variant-numeric: tabular-nums;

  &[data-kind='excess'] {
    font-weight: 600;
    color: var(--credence-changed);
  }
`;

export const Lock = styled.button`
  font-family: var(--credence-font-text);
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.3rem;
  border-radius: var(--credence-radius-s);
  font-size: inherit;
  line-height: inherit;
  white-space: nowrap;
  vertical-align: bottom;
  color: var(--credence-ink-2);

  /* A touch target larger than it looks. */
  &::after {
    content: '';
    position: absolute;
    inset: -0.25rem -0.5rem -0.5rem;
  }
  &:hover:not(:disabled) {
    color: var(--credence-accent);
  }
  &[aria-pressed='true'] {
    color: var(--credence-accent);
    font-weight: 600;
  }
  &:disabled {
    color: var(--credence-ink-3);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    &::after {
      inset-block: -0.25rem -1.25rem;
    }
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem var(--credence-3);
  margin-block: var(--credence-3);
  padding: var(--credence-4) var(--credence-5);
  border: 1px dashed var(--credence-ink-3);
  border-radius: var(--credence-radius);
  background: var(--credence-paper-hover);

  > p {
    flex: 0 1 auto;
    min-inline-size: min(16rem, 70%);
    max-inline-size: calc(100% - 1.75rem);
  }
  > svg {
    flex: none;
    color: var(--credence-ink-2);
  }
  > button {
    min-block-size: 2.75rem;
    padding-inline: 0.5rem;
    font-family: var(--credence-font-text);
    font-weight: 600;
    color: var(--credence-accent);
    text-decoration: underline 1px;
    text-underline-offset: 0.25em;
  }
  > button:disabled {
    color: var(--credence-ink-3);
    cursor: not-allowed;
  }
`;
