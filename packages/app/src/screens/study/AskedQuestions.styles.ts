import { SearchField } from '@credence/ui';
import { styled } from 'styled-components';

export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--credence-2) var(--credence-4);
  margin-block-end: var(--credence-2);
`;

export const Search = styled(SearchField)`
  && {
    flex: 0 1 17.5rem;

    @media (max-width: 35.99em) {
      flex-basis: 100%;
    }
  }
`;

export const Questions = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;

  & tr {
    border-block-end: 1px solid var(--credence-hairline);
  }
  & thead tr {
    border-block-end-color: var(--credence-hairline-strong);
  }
  & thead th {
    block-size: 2rem;
    font-size: var(--credence-text-xs);
    color: var(--credence-ink-3);
  }
  & :is(th, td) {
    block-size: 2.625rem;
    padding: 0.125rem 0.75rem 0.125rem 0;
    font-weight: 600;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & td {
    font-weight: 400;
    white-space: nowrap;
  }
  & tr > :first-child {
    inline-size: 2.125rem;
    font: 500 1.0625rem/1 var(--credence-font-title);
    color: var(--credence-ink-2);
    text-align: start;
  }
  & tr > :nth-child(2) {
    text-align: start;
    overflow-wrap: anywhere;
  }
  & tr > :nth-child(2) > button {
    margin-inline-start: -0.75rem;
  }
  & tr > :nth-child(5) {
    inline-size: 2.75rem;
    padding-inline-end: 0;

    > button {
      margin-inline-end: -0.5rem;
    }
  }
  & small {
    margin-inline-start: 0.25rem;
    font-size: var(--credence-text-sm);
    font-weight: 400;
    color: var(--credence-ink-3);
  }
  & tbody:has(+ [data-next]) > tr:last-child {
    border-block-end: 0;
  }
  & [data-next] > tr:first-child {
    border-block: 0;
    border-block-start: 1px dashed var(--credence-outline);
  }
  & [data-next] > tr:first-child > th {
    block-size: 2.125rem;
    font: 400 var(--credence-text-sm) / 1.25rem var(--credence-font-text);
    color: var(--credence-ink-3);
  }
  & [data-next] :is(td, b) {
    font-weight: 400;
    color: var(--credence-ink-2);
  }
  @media (pointer: coarse) {
    & tbody :is(th, td) {
      block-size: 2.875rem;
    }
  }
  @media (max-width: 35.99em) {
    & tr > :first-child {
      inline-size: 1.625rem;
    }
    & tbody:not([data-next]) > tr > :nth-child(4),
    & [data-next] > tr > :nth-child(4),
    & thead tr > :nth-child(4) {
      display: none;
    }
    & thead th:nth-child(3) {
      max-inline-size: 7rem;
    }
    & small {
      display: block;
      margin-inline-start: 0;
    }
  }
`;

/* Computed, so in ink; hollow where nobody is asked. */
export const Effect = styled.span`
  display: inline-block;
  block-size: 6px;
  inline-size: calc(var(--share) * 5.25rem);
  min-inline-size: 1px;
  margin-inline-end: 0.625rem;
  border-radius: 1px;
  background: var(--credence-ink-2);
  vertical-align: 2px;

  [data-next] & {
    border: 1px solid var(--credence-outline);
    background: none;
  }
  @media (max-width: 35.99em) {
    display: none;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;

export const Found = styled.ul`
  display: grid;
  margin-block-start: 0.25rem;
  padding: 0;
  list-style: none;
  font-size: 0.9375rem;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2.75rem;
    border-block-end: 1px solid var(--credence-hairline);
    overflow-wrap: anywhere;
  }
  > li > button {
    margin-inline-end: -0.5rem;
  }
  b {
    font-weight: 400;
  }
  [data-asked] b {
    font-weight: 600;
  }
  small {
    margin-inline-start: 0.25rem;
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-3);
  }
`;
