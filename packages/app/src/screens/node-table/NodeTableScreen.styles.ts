import { styled } from 'styled-components';

/** The way back to the network, close above the name of the node. */
export const Crumb = styled.p`
  margin-block: var(--credence-6) calc(-1 * var(--credence-4));
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

/** Beside the table, below it on smaller pages. The chart brings its own line. */
export const Beside = styled.div`
  display: grid;
  align-content: start;
  gap: var(--credence-4);
`;
