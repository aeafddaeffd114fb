import { ProgressBar } from '@credence/ui';
import { styled } from 'styled-components';

export const Panel = styled.form`
  display: grid;
  gap: var(--credence-3);
  min-inline-size: 0;
`;

/* Fifty files scroll in a list of their own instead of stretching the page. */
export const List = styled.ul`
  max-block-size: 30rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-block-start: 1px solid var(--credence-hairline);

  @media print {
    max-block-size: none;
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: 0.75rem;
  padding-block: 0.375rem;
  border-block-end: 1px solid var(--credence-hairline);

  &:is(
      [data-state='refused'],
      [data-state='failed'],
      [data-state='unable'],
      [data-state='unreadable'],
      [data-state='signed-out']
    )
    > :first-child {
    color: var(--credence-error);
  }
  &[data-state='stored'] > :first-child {
    color: var(--credence-done);
  }
`;

export const Progress = styled(ProgressBar)`
  && {
    grid-column: 2 / -1;
    margin-block: 0.25rem 0.5rem;
  }
`;

export const Sign = styled.span`
  display: grid;
  font-size: 1.125rem;
  color: var(--credence-ink-3);
`;

export const Name = styled.p`
  display: flex;
  align-items: baseline;
  gap: 0.75rem;
  font-size: 0.9375rem;

  > bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Too narrow to truncate a name and still tell it from the next. */
  @media (max-width: 35.99em) {
    flex-wrap: wrap;
    row-gap: 0;

    > bdi {
      overflow: visible;
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
  @media (pointer: coarse) {
    a {
      display: inline-block;
      padding-block: 0.6875rem;
    }
  }
`;

export const Size = styled.small`
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
  white-space: nowrap;
`;

export const Acts = styled.div`
  display: flex;
  align-items: center;
`;

export const Status = styled.p`
  grid-column: 2 / -1;
  padding-block-end: 0.375rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;

  &[data-tone='bad'] > :first-child {
    font-weight: 600;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0.5rem;
`;

export const Summary = styled.p`
  flex: 1;
  min-inline-size: min-content;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);
`;

export const Kept = styled.p`
  padding-inline-start: 0.75rem;
  border-inline-start: 2px solid var(--credence-accent);
  font-size: 0.9375rem;
`;
