import { styled } from 'styled-components';

/** A table; on a phone each person is a block, with what a value means before it. */
export const Consents = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  line-height: 1.25rem;
  text-align: start;

  th,
  td {
    padding: var(--credence-2) var(--credence-4) var(--credence-2) 0;
    border-block-end: 1px solid var(--credence-hairline);
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    font-size: var(--credence-text-sm);
    font-weight: 600;
    color: var(--credence-ink-3);
  }
  tbody th {
    font-weight: 600;
    white-space: nowrap;
  }
  td:last-child {
    inline-size: 50%;
    overflow-wrap: anywhere;
  }

  @media (max-width: 47.99em) {
    thead {
      display: none;
    }
    tbody tr {
      display: block;
      padding-block: var(--credence-3);
      border-block-end: 1px solid var(--credence-hairline);
    }
    tbody tr > * {
      display: block;
      inline-size: auto;
      padding: 0;
      border: 0;
      white-space: normal;
    }
    td {
      font-size: var(--credence-text-sm);
    }
    td::before {
      content: attr(data-label) ': ';
      color: var(--credence-ink-3);
    }
    && td:last-child {
      inline-size: auto;
    }
  }
`;
