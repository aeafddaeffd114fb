import { styled } from 'styled-components';

export const TableArea = styled.div`
  margin-block-start: 0.25rem;
  overflow-x: auto;
`;

/** The name of a pool is not broken within a word: the table scrolls. */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--credence-text-sm);

  th,
  td {
    padding: 0.375rem 0.75rem 0.375rem 0;
    border-block-end: 1px solid var(--credence-hairline);
    text-align: end;
    font-weight: 400;
  }
  th:first-child {
    text-align: start;
    hyphens: auto;
  }
  td:last-child,
  th:last-child {
    padding-inline-end: 0;
  }
  thead th {
    border-block-end-color: var(--credence-hairline-strong);
    font-size: var(--credence-text-xs);
    font-weight: 600;
    color: var(--credence-ink-3);
  }
`;
