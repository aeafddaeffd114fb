import { Alert } from '@credence/ui';
import { styled } from 'styled-components';

/* The first thing under the greeting, with a line in ink above. */
export const Root = styled.section`
  display: grid;
  gap: var(--credence-3) var(--credence-16);
  padding-block: var(--credence-4);
  border-block: 1px solid var(--credence-ink);
  border-block-end-color: var(--credence-hairline-strong);

  & + & {
    border-block-start: 0;
  }
  @media (min-width: 62em) {
    grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr);
    row-gap: var(--credence-5);
    padding-block: var(--credence-5);
  }
`;

/* Below both columns. */
export const Problem = styled(Alert)`
  && {
    grid-column: 1 / -1;
  }
`;

/* Two ways on, apart enough for fingers. */
export const Outcome = styled.div`
  && [data-slot='actions'] {
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  && a {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  /* A long name leaves the message its room. */
  @media (min-width: 36em) {
    && a {
      max-inline-size: 16rem;
      padding-block: 0.25rem;
    }
  }
`;

/* What stands where an invitation stood. */
export const Past = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  overflow-wrap: anywhere;

  > b {
    font-weight: 600;
  }
`;

export const Acts = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  padding-block-start: var(--credence-4);
  border-block-start: 1px solid var(--credence-hairline);

  > :first-child {
    padding-inline: 1.75rem;
  }
  @media (max-width: 47.99em) {
    padding-block-start: 0.75rem;

    > :first-child {
      flex: 1;
    }
    > :last-child {
      flex-basis: 100%;
    }
  }
`;
