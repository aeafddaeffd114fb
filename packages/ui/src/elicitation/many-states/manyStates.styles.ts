import { css, styled } from 'styled-components';
import { upTo } from '../frame/frame.styles.js';

/** Stays within reach while the rows below scroll. */
export const Tools = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--credence-2) var(--credence-4);
  padding-block: var(--credence-2);
  background: var(--credence-paper);
  border-block-end: 1px solid var(--credence-hairline);

  > :first-child {
    flex: 1 1 14rem;
  }
  /* On a phone the search has a line of its own, and both buttons share the one below. */
  ${upTo(
    '35.99em',
    css`
      column-gap: var(--credence-1);

      > :first-child {
        flex-basis: 100%;
      }
      > [data-slot='next-open'][data-size] {
        margin-inline-start: -0.25rem;
        padding-inline: 0.25rem;
      }
    `,
  )}
`;

/** As high as a rendered row, so that the page does not jump when it is replaced. */
export const Placeholder = styled.div`
  block-size: 9rem;
  font: 500 var(--credence-text-lg) / 1.5rem var(--credence-font-title);
  color: var(--credence-ink-3);
`;
