import { styled } from 'styled-components';

/* Its heading stands beside its fields where there is room. */
export const Part = styled.section`
  display: grid;
  gap: var(--credence-4) var(--credence-8);
  padding-block: var(--credence-5) var(--credence-6);
  border-block-start: 1px solid var(--credence-hairline);

  @media (min-width: 62em) {
    grid-template-columns: 18rem minmax(0, 40rem);
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--credence-5);
  max-inline-size: 40rem;

  /* As wide as a date is. */
  > [data-credence='text-field'] {
    max-inline-size: 20rem;
  }
`;

/* A list of its own, so that what follows stays in reach of seventy nodes. */
export const Nodes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  max-block-size: 13rem;
  margin: 0.375rem -0.25rem;
  padding: 0.25rem;
  overflow-y: auto;
  list-style: none;

  > li,
  button {
    max-inline-size: 100%;
  }
  button {
    overflow-wrap: anywhere;
    text-align: start;
  }
`;

/* Outcomes, number, button and list, one below the other. */
export const Ranking = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--credence-3);

  > [data-credence='text-field'] {
    inline-size: 8rem;
  }
`;

export const Chosen = styled.p`
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  &[data-error] {
    color: var(--credence-error);
  }
`;
