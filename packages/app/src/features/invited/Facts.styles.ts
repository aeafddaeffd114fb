import { styled } from 'styled-components';

export const Root = styled.dl`
  display: grid;
  align-content: start;
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    padding-block: 0.5rem;
    border-block-end: 1px solid var(--credence-hairline);
  }
  > div:last-child {
    border: 0;
    padding-block-end: 0;
  }
  dt {
    font-size: var(--credence-text-sm);
    line-height: 1.5rem;
    color: var(--credence-ink-3);
  }
  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  dd > span + span {
    display: block;
    font-weight: 400;
    font-size: var(--credence-text-sm);
    line-height: 1.2rem;
    color: var(--credence-ink-2);
  }
  &[data-narrow] {
    border-block-start: 1px solid var(--credence-hairline);
  }
  @media (max-width: 61.99em) {
    border-block-start: 1px solid var(--credence-hairline);
  }
  @media (max-width: 47.99em) {
    > div {
      grid-template-columns: 5.5rem minmax(0, 1fr);
      padding-block: 0.375rem;
    }
  }
  @media (min-width: 62em) {
    &:not([data-narrow]) > div:first-child {
      padding-block-start: 0;
    }
  }
`;
