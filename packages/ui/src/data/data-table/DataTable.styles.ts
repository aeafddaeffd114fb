import { css, styled } from 'styled-components';
import { asCards } from './cards.styles.js';

export const Root = styled.div`
  container: credence-table / inline-size;
  /* A container does not grow with what is in it. */
  inline-size: 100%;
  min-inline-size: 0;

  > [data-credence='alert'] {
    margin-block-end: var(--credence-2);
  }
`;

// Displayed as cards, the elements are no longer a table to the browser; the roles keep them one for screen readers.
export const Table = styled.table.attrs({ role: 'table' })`
  inline-size: 100%;
  /* Collapsed borders would keep their old colour when forced colours turn on. */
  border-collapse: separate;
  border-spacing: 0;
  font-size: 0.9375rem;
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })``;
export const Body = styled.tbody.attrs({ role: 'rowgroup' })``;

export const HeadCell = styled.th.attrs({ role: 'columnheader' })`
  padding: 0.5rem 0.75rem 0.375rem 0;
  border-block-end: 1px solid var(--credence-hairline-strong);
  font-size: var(--credence-text-xs);
  font-weight: 600;
  color: var(--credence-ink-3);
  text-align: start;
  white-space: nowrap;

  &:first-child {
    padding-inline-start: 0.75rem;
  }
  &:last-child {
    padding-inline-end: 0;
  }
  &[data-align='end'] {
    text-align: end;
  }
  &[data-align='end']:not(:last-child) {
    padding-inline-end: 1.25rem;
  }
  &[aria-sort] {
    color: var(--credence-ink);
  }
`;

// An empty heading is not a heading; it only fills the column.
export const BlankCell = styled(HeadCell).attrs({ as: 'td', role: 'cell' })``;

export const SortButton = styled.button`
  font-family: var(--credence-font-text);
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  min-block-size: 1.5rem;
  font-size: var(--credence-text-xs);
  font-weight: inherit;
  color: inherit;

  &:hover {
    color: var(--credence-ink);
  }
`;

export const Row = styled.tr.attrs({ role: 'row' })`
  &:hover {
    background: var(--credence-paper-hover);
  }
  &[data-status='progress'] > :is(td, th) {
    background: color-mix(in oklab, var(--credence-changed-soft) 60%, transparent);
  }
  &[data-status='done'] > :is(td, th) {
    background: color-mix(in oklab, var(--credence-done-soft) 42%, transparent);
  }
  &[data-status='progress'] > :is(td, th):first-child {
    box-shadow: inset 3px 0 var(--credence-changed-mark);
  }
  &[data-status='done'] > :is(td, th):first-child {
    box-shadow: inset 3px 0 var(--credence-done);
  }
  &:dir(rtl)[data-status='progress'] > :is(td, th):first-child {
    box-shadow: inset -3px 0 var(--credence-changed-mark);
  }
  &:dir(rtl)[data-status='done'] > :is(td, th):first-child {
    box-shadow: inset -3px 0 var(--credence-done);
  }
  ${asCards(css`
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    padding-block: 0.5rem;
    border-block-end: 1px solid var(--credence-hairline);

    &[data-status] > :is(td, th) {
      background: none;
    }
    &[data-status='progress'] {
      background: color-mix(in oklab, var(--credence-changed-soft) 60%, transparent);
    }
    &[data-status='done'] {
      background: color-mix(in oklab, var(--credence-done-soft) 42%, transparent);
    }
    &[data-status] > :is(td, th):first-child,
    &:dir(rtl)[data-status] > :is(td, th):first-child {
      box-shadow: none;
    }
    &[data-status='progress'] {
      box-shadow: inset 3px 0 var(--credence-changed-mark);
    }
    &[data-status='done'] {
      box-shadow: inset 3px 0 var(--credence-done);
    }
    &:dir(rtl)[data-status='progress'] {
      box-shadow: inset -3px 0 var(--credence-changed-mark);
    }
    &:dir(rtl)[data-status='done'] {
      box-shadow: inset -3px 0 var(--credence-done);
    }
  `)}
`;

const cell = css`
  &[data-align='end'] > [data-credence='skeleton'] {
    margin-inline-start: auto;
  }
  block-size: 2.75rem;
  padding: 0 0.75rem 0 0;
  border-block-end: 1px solid var(--credence-hairline);
  overflow-wrap: anywhere;

  /* Of the row's header the browser would make bold, centred text. */
  font-weight: 400;
  text-align: start;

  &:first-child {
    padding-inline-start: 0.75rem;
  }
  &:is(th) {
    font-weight: 600;
  }
  &:last-child {
    padding-inline-end: 0;
  }
  &[data-align='end'] {
    text-align: end;
  }
  /* A number is never broken; the names beside it wrap instead. */
  &[data-align='end']:not(:last-child) {
    padding-inline-end: 1.25rem;
    white-space: nowrap;
  }
`;

export const Cell = styled.td.attrs({ role: 'cell' })`
  ${cell}
`;

/** Names its row. */
export const RowHead = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  ${cell}
`;

/** With little room a row is a card: the name, then the values, then the actions. */
export const CardTable = styled(Table)`
  ${asCards(css`
    &,
    > tbody {
      display: block;
    }
    > thead {
      display: none;
    }
    && > tbody > tr > :is(td, th) {
      display: block;
      block-size: auto;
      padding: 0;
      border: 0;
    }
    && > tbody > tr > :is(td, th):first-child {
      grid-area: 1 / 1 / 2 / 4;
      padding-inline-start: 0.75rem;
    }
    && > tbody > tr > :is(td, th):last-child {
      grid-area: 1 / 4 / 3 / 5;
      align-self: center;
    }
    && > tbody > tr > :is(td, th):not(:first-child, :last-child) {
      padding-inline: 0.75rem 0;
      text-align: start;
      white-space: normal;
      font-size: var(--credence-text-sm);
      color: var(--credence-ink-3);
    }
    && > tbody > tr > :is(td, th):nth-child(n + 3):not(:last-child) {
      padding-inline-start: 0.25rem;
    }
    && > tbody > tr > :is(td, th)[data-head]::before {
      content: attr(data-head) ': ';
    }
    && > tbody > tr > :is(td, th):nth-child(n + 3):not([data-head], :last-child)::before {
      content: '· ';
    }
    /* Values that need their heading have a line each. */
    && > tbody > tr > :is(td, th)[data-head]:not(:first-child, :last-child) {
      grid-column: 1 / 4;
      padding-inline-start: 0.75rem;
    }
    && > tbody > tr > :is(td, th)[data-unit]::after {
      content: ' ' attr(data-unit);
    }
    && > tbody > tr > :is(td, th):empty {
      display: none;
    }
  `)}
  /* A small phone, or one with large text: the actions below the name and the values. */
  @media (max-width: 21.99em) {
    && > tbody > tr > :is(td, th):first-child {
      grid-column: 1 / -1;
    }
    && > tbody > tr > :is(td, th):last-child {
      grid-area: auto / 1 / auto / -1;
      padding-inline-start: 0.75rem;
    }
  }
`;

const stacked = css`
  display: grid;
  grid-auto-flow: column;
  column-gap: 0;

  > [data-credence='status-badge'] {
    grid-area: 1 / 1 / 2 / 5;
    justify-self: end;

    & ~ * {
      grid-row: 2;
    }
    & ~ * + * {
      margin-inline-start: 0.25rem;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 0.25rem;

  /* On a phone a state above its buttons, where they leave the numbers no room beside it. */
  @media (min-width: 22em) and (max-width: 35.99em) {
    &:has(> [data-credence='status-badge'] + * + * + *) {
      ${stacked}
    }
  }
  @container credence-table (min-width: 20em) and (max-width: 27.99em) {
    &:has(> [data-credence='status-badge'] + * + * + *) {
      ${stacked}
    }
  }
  @media (min-width: 22em) and (max-width: 23.99em) {
    &:has(> [data-credence='status-badge'] + * + *) {
      ${stacked}
    }
  }
  @media (max-width: 21.99em) {
    flex-wrap: wrap;
    justify-content: flex-start;

    /* Its words begin where the name begins. */
    > [data-variant='text']:first-child {
      margin-inline-start: -0.75rem;
    }
  }
`;
