import { styled } from 'styled-components';

/** The results of a study as on a page: what to discuss beside the question; the product's own layout is its screen. */
export const Results = styled.div`
  display: grid;
  gap: var(--credence-8) var(--credence-12);
  padding: 1rem;

  > * {
    min-inline-size: 0;
    padding-block-start: 0.625rem;
    border-block-start: 1px solid var(--credence-ink);
  }
  @media (min-width: 75em) {
    grid-template-columns: 18.5rem minmax(0, 1fr);
  }
`;

export const Question = styled.div`
  display: grid;
  gap: 0.5rem var(--credence-4);
  align-items: end;

  @media (min-width: 48em) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** A finding and its measure above the strip. */
export const Finding = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  justify-content: space-between;
  margin-block: var(--credence-4) var(--credence-2);
  padding-block-start: 0.75rem;
  border-block-start: 1px solid var(--credence-hairline);
`;

export const Outcomes = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--credence-6) var(--credence-8);

  @media (min-width: 48em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
