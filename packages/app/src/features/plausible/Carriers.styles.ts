import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    justify-items: start;
    gap: 0.125rem;
    padding-block: 0.5rem;
    border-block-start: 1px solid var(--credence-hairline);
    overflow-wrap: anywhere;
  }
  & > li > span {
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-2);
    font-variant-numeric: tabular-nums;
  }
`;
