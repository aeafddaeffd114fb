import { styled } from 'styled-components';

/** What is computed of the answers, one part below the other, and side by side where there is room. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--credence-8) var(--credence-10);
  margin-block-start: var(--credence-4);

  @media (min-width: 75em) {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
      align-items: start;
    }
  }
`;

export const Part = styled.div`
  display: grid;
  gap: var(--credence-4);
`;
