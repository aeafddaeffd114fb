import { styled } from 'styled-components';

export const Tools = styled.div`
  margin-block-end: 0.5rem;
  max-inline-size: 30rem;
`;

export const Messages = styled.div`
  display: grid;
  gap: 0.5rem;
  margin-block-end: var(--credence-4);
  scroll-margin-block: 5rem;

  &:empty {
    display: none;
  }
`;

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.625rem;
  padding-block: 0.5rem;

  > p {
    flex-basis: 100%;
    font-weight: 400;
  }
`;

/* Where rows are cards, the actions of a network need a line of their own. */
export const Networks = styled.div`
  time {
    white-space: nowrap;
  }
  /* Between the card and the wide table, the name keeps its width and the actions take two lines. */
  @media (min-width: 36em) and (max-width: 47.99em) {
    time {
      white-space: normal;
    }
    tr > :first-child {
      inline-size: 45%;
    }
    tr[data-slot='row'] > :is(td, th):last-child > div {
      flex-wrap: wrap;
      padding-block: 0.25rem;
    }
  }
  @media (max-width: 35.99em) {
    &&& tr[data-slot='row'] > :is(td, th):last-child {
      grid-area: 3 / 1 / 4 / 5;
      padding-inline-start: 0;
    }
    &&& tr[data-slot='row'] > :is(td, th):last-child > div {
      justify-content: flex-start;
      flex-wrap: wrap;
    }
    &&& tr[data-slot='row'] > :is(td, th):last-child > div > [data-variant='outline'] {
      margin-block: 0.25rem;
      margin-inline-start: 0.75rem;
    }
    &&& tr[data-slot='row'] > :is(td, th):first-child {
      grid-column-end: 5;
    }
  }
  /* Keeps all five on one line on most phones. */
  @media (max-width: 27.99em) {
    &&& tr[data-slot='row'] > :is(td, th):last-child > div {
      gap: 0;
    }
    &&& tr[data-slot='row'] > :is(td, th):last-child > div > [data-variant='text'] {
      padding-inline: 0.5rem;
    }
    &&& tr[data-slot='row'] > :is(td, th):last-child > div > [data-variant='text']:first-child {
      margin-inline-start: 0.25rem;
    }
  }
`;

/* Where the line is too short for all actions, these move to the next one together. */
export const Icons = styled.span`
  display: inline-flex;
  align-items: center;
  gap: inherit;
`;

export const Form = styled.form`
  display: grid;
  gap: var(--credence-3);

  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
`;

/* The file of a network that has a title. */
export const File = styled.small`
  font-size: var(--credence-text-sm);
  font-weight: 400;
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;
`;

export const Id = styled.small`
  font-size: var(--credence-text-sm);
  font-weight: 400;
  color: var(--credence-ink-3);
`;
