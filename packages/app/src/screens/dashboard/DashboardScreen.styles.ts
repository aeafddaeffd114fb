import { styled } from 'styled-components';

/** Charts and log: one column, or a twelve-column grid where two charts fit side by side. */
export const Panels = styled.div`
  display: grid;
  gap: var(--credence-10) var(--credence-12);
  padding-block: 0.5rem 2rem;

  > * {
    min-inline-size: 0;
  }
  @media (min-width: 62em) {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > :nth-child(1) {
      grid-column: span 7;
    }
    > :nth-child(2) {
      grid-column: span 5;
    }
    > :nth-child(3) {
      grid-column: span 4;
    }
    > :nth-child(4) {
      grid-column: span 8;
    }
    > :nth-child(n + 5) {
      grid-column: 1 / -1;
    }
  }
`;

/** What waits for the administrator, apart from the charts. */
export const Told = styled.div`
  margin-block-end: var(--credence-4);
`;

/** The line about the figures; equally high with and without the spinner, so that nothing jumps. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  min-block-size: 1.75rem;
`;

export const Log = styled.div`
  & > :last-child {
    margin-block-start: 0.75rem;
  }
`;
