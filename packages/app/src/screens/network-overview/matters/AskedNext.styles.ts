import { styled } from 'styled-components';

export const Table = styled.table`
  inline-size: 100%;
  margin-block-start: var(--credence-4);
  border-collapse: collapse;
  font-size: 0.9375rem;

  & tr {
    border-block-end: 1px solid var(--credence-hairline);
  }
  & thead tr {
    border-block-end-color: var(--credence-outline);
  }
  & :is(th, td) {
    block-size: 2.25rem;
    padding: 0.25rem 0.75rem;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & thead th {
    font-size: var(--credence-text-sm);
    font-weight: 600;
    color: var(--credence-ink-2);
  }
  & th:first-child {
    inline-size: 100%;
    padding-inline-start: 0;
    text-align: start;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & tr > :last-child {
    min-inline-size: 8.5rem;
    padding-inline-end: 0;
    text-align: start;
    text-wrap: balance;
  }
  @media (pointer: coarse) {
    & tbody :is(th, td) {
      block-size: 2.75rem;
    }
  }
  @media (max-width: 36rem) {
    & :is(th, td):nth-child(2),
    & :is(th, td):nth-child(3) {
      display: none;
    }
  }
`;

export const Rank = styled.span`
  display: inline-block;
  min-inline-size: 1.25rem;
  font: 500 1.0625rem/1 var(--credence-font-title);
  color: var(--credence-ink-2);
`;

/* Computed, so in ink. */
export const Weight = styled.span`
  display: block;
  block-size: 6px;
  min-inline-size: 1px;
  border-start-end-radius: 2px;
  border-end-end-radius: 2px;
  background: var(--credence-ink-2);

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;

export const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  margin-block: 0.375rem 0;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  & > button {
    margin-inline: auto -0.75rem;
  }
`;
