import { css, styled } from 'styled-components';
import { ownWidth, upTo } from '../frame/frame.styles.js';

export const Root = styled.div`
  contain: inline-size;
  ${ownWidth}
  display: grid;
  justify-items: start;
  gap: 0.125rem;

  ${upTo(
    '47.99em',
    css`
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--credence-6);

      svg {
        display: none;
      }
      > button {
        text-decoration: underline 1px;
        text-underline-offset: 0.25em;
      }
    `,
  )}
`;

export const Exit = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: 2.25rem;
  font-family: var(--credence-font-text);
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  text-align: start;
  color: var(--credence-ink-2);

  > svg {
    flex: none;
  }
  &:hover:not(:disabled) {
    color: var(--credence-accent);
  }
  &[aria-pressed='true'] {
    font-weight: 600;
    color: var(--credence-accent);
  }
  &:disabled {
    color: var(--credence-ink-3);
    cursor: not-allowed;
  }
  @media (max-width: 47.99em), (pointer: coarse) {
    min-block-size: 2.75rem;
  }
`;
