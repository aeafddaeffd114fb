import { css, styled } from 'styled-components';
import { stacked } from '../root/SliderRoot.styles.js';

export const Said = styled.div`
  display: grid;
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  text-align: end;
  color: var(--credence-ink-3);

  b {
    font-weight: 400;
    color: var(--credence-accent);
  }
  > button {
    justify-self: end;
  }
  ${stacked(css`
    grid-column: 1 / -1;
    order: 3;
    display: block;
    text-align: start;
    font-size: var(--credence-text-xs);
    line-height: 1.1rem;
  `)}
`;

export const Note = styled.span`
  ${stacked(css`
    &::before {
      content: ' · ';
    }
  `)}
`;

export const Keep = styled.button`
  font-family: var(--credence-font-text);
  position: relative;
  color: var(--credence-ink-2);
  text-decoration: underline dashed 1px;
  text-underline-offset: 0.25em;

  /* A touch target larger than it looks, and no wider, or a page would scroll sideways. */
  &::after {
    content: '';
    position: absolute;
    inset: -0.5rem 0;
  }
  @media (pointer: coarse) {
    &::after {
      inset-block: calc(min(100% - 2.75rem, 0px) / 2);
    }
  }
  &:hover {
    color: var(--credence-accent);
  }
`;
