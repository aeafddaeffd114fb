import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 0.5rem;
  margin-block-end: var(--credence-4);

  /* The button is next to the box, whatever messages are below it. */
  > :first-child {
    display: grid;
    grid-column: 1 / -1;
    grid-row: 1;
    grid-template-columns: subgrid;
  }
  > :first-child > * {
    grid-column: 1 / -1;
  }
  > :first-child > :nth-child(2) {
    grid-column: 1;
  }
  /* Below the box and clear of its focus ring. */
  > :first-child > p {
    margin-block-start: 0.25rem;
  }
  > button {
    grid-column: 2;
    grid-row: 1;
    align-self: start;
    margin-block-start: calc(var(--credence-text-sm) * 1.45 + 0.25rem);
  }
  @media (max-width: 35.99em) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--credence-3);

    > button {
      grid-column: 1;
      grid-row: 2;
      margin-block-start: 0;
    }
  }
  /* With more to fill in, the button comes last. */
  &[data-details] {
    grid-template-columns: minmax(0, 1fr);

    > :first-child > :nth-child(2) {
      grid-column: 1 / -1;
    }
    > button {
      grid-column: 1;
      grid-row: auto;
      justify-self: start;
      margin-block-start: var(--credence-3);
    }
  }
  @media (max-width: 35.99em) {
    &[data-details] > button {
      justify-self: stretch;
    }
  }
`;

export const Details = styled.div`
  display: grid;
  gap: var(--credence-3);
  margin-block-start: var(--credence-3);
`;

export const Part = styled.section`
  margin-block-start: var(--credence-4);
  padding-block-start: var(--credence-4);
  border-block-start: 1px solid var(--credence-hairline);

  > [data-credence='alert'] + [data-slot='list'] {
    margin-block-start: var(--credence-2);
  }
`;

export const ListHeading = styled.h3`
  margin-block-end: 0.25rem;
  font-size: var(--credence-text-sm);
  font-weight: 600;
  color: var(--credence-ink-3);
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0.25rem 0.75rem;
  min-block-size: 3rem;
  padding-block: 0.375rem;

  & + & {
    border-block-start: 1px solid var(--credence-hairline);
  }
  @media (max-width: 35.99em) {
    grid-template-columns: minmax(0, 1fr) auto;

    > :first-child {
      grid-column: 1 / -1;
    }
    > [data-credence='status-badge'] {
      justify-self: start;
    }
  }
`;

export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  margin-inline-end: -0.5rem;
`;

export const Person = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.p`
  font-size: 0.9375rem;
  line-height: 1.35;
`;

export const Account = styled.p`
  font-size: var(--credence-text-sm);
  line-height: 1.35;
  color: var(--credence-ink-3);
`;

export const Warning = styled(Account)`
  color: var(--credence-changed);
`;

export const Question = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: 0.125rem;
  margin-block: 0.25rem 0.375rem;
  padding: 0.625rem 0.75rem 0.75rem;
  border-inline-start: 3px solid var(--credence-error);
  border-radius: var(--credence-radius-s);
  background: var(--credence-paper-sunken);
  overflow-wrap: anywhere;

  > p {
    font-weight: 600;
    font-size: 0.9375rem;
  }
  > small {
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-2);
  }
`;

export const QuestionActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block-start: 0.5rem;
`;

export const Empty = styled.p`
  padding-block: 0.75rem;
  font-size: 0.9375rem;
  color: var(--credence-ink-2);
`;
