import { styled } from 'styled-components';

/** Panels side by side, as on a dashboard; the product's own layout is shown by its screen. */
export const Dashboard = styled.div`
  box-sizing: border-box;
  max-inline-size: var(--credence-max);
  margin-inline: auto;
  padding: 1rem 0 2rem;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0.25rem var(--credence-8);
  padding-block: 1rem var(--credence-5);
`;

export const Panels = styled.div`
  display: grid;
  gap: var(--credence-10) var(--credence-12);

  > * {
    min-inline-size: 0;
  }
  @media (min-width: 62em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :nth-child(n + 5) {
      grid-column: 1 / -1;
    }
  }
`;
