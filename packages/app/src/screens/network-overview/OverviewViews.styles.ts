import { styled } from 'styled-components';

/** The list and, from 1200 px on beside it, the map. */
export const Views = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--credence-8) var(--credence-10);

  @media (min-width: 75em) {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1.16fr) minmax(0, 1fr);
      align-items: start;
    }
  }
`;

/** The map, and where the network is used. What leads to it stops below the top bar. */
export const Side = styled.div`
  scroll-margin-block-start: 4rem;

  &:focus-visible {
    box-shadow: none;
  }
`;

export const UseLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.125rem 1rem;
  margin-block-start: var(--credence-4);
  padding-block: var(--credence-4);
  border-block: 1px solid var(--credence-hairline);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  & > a {
    font-size: 0.9375rem;
    font-weight: 600;
  }
`;
