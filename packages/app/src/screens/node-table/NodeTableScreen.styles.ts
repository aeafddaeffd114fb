import { styled } from 'styled-components';

/** The way back to the network, close above the name of the node. */
export const Crumb = styled.p`
  margin-block-end: -0.25rem;
  font-size: var(--credence-text-sm);
`;

/** The table, with what moves an outcome beside it where there is room. */
export const Sides = styled.div`
  display: grid;
  gap: var(--credence-8) 3rem;

  & > * {
    min-inline-size: 0;
  }
  @media (min-width: 75em) {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1fr) 20rem;
    }
  }
`;

/** Beside the table; a line sets it apart where it is below. */
export const Beside = styled.div`
  display: grid;
  align-content: start;
  gap: var(--credence-4);
  padding-block-start: var(--credence-3);
  border-block-start: 1px solid var(--credence-ink);
`;
