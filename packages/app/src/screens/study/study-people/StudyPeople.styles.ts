import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
`;

/** In place of the table. */
export const Nobody = styled.p`
  padding-block: 1.5rem;
  color: var(--credence-ink-2);
`;

export const Head = styled.thead``;
export const Body = styled.tbody``;

export const HeadCell = styled.th`
  padding: 0.5rem 0.75rem 0.375rem 0;
  border-block-end: 1px solid var(--credence-hairline-strong);
  font-size: var(--credence-text-xs);
  font-weight: 600;
  color: var(--credence-ink-3);
  text-align: start;
  white-space: nowrap;

  &:last-child {
    padding-inline-end: 0;
  }
`;

export const Row = styled.tr`
  &:hover {
    background: var(--credence-paper-hover);
  }
`;

export const Cell = styled.td`
  padding-inline: 0 0.75rem;
  border-block-end: 1px solid var(--credence-hairline);
  overflow-wrap: anywhere;

  &:last-child {
    padding-inline-end: 0;
  }
`;

/** Code and name, which head the row. */
export const RowHead = styled.th`
  padding-inline: 0 0.75rem;
  border-block-end: 1px solid var(--credence-hairline);
  overflow-wrap: anywhere;
  font-weight: 600;
  text-align: start;

  line-height: 1.25rem;

  [data-slot='name'],
  [data-slot='about'] {
    display: block;
  }
`;

/** A badge, as of what is in progress, with a picture of its own. */
export const NotOpened = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  padding-inline: 0.45rem 0.55rem;
  border-radius: var(--credence-radius-s);
  font-size: var(--credence-text-xs);
  font-weight: 600;
  line-height: 1.25rem;
  white-space: nowrap;
  color: var(--credence-changed);
  background: var(--credence-changed-soft);

  @media (max-width: 35.99em) {
    flex-shrink: 0;
    max-inline-size: 100%;
    white-space: normal;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Acts = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-inline-end: -0.5rem;

  && > * {
    padding-inline: 0.5rem;
  }
`;

export const People = styled.table`
  inline-size: 100%;
  /* Collapsed borders would keep their old colour when forced colours turn on. */
  border-collapse: separate;
  border-spacing: 0;
  font-size: 0.9375rem;

  && > tbody > tr > * {
    block-size: 3.5rem;
    padding-block: 0.375rem;
    line-height: 1.25rem;
  }
  && > * > tr > :first-child {
    position: relative;
    padding-inline-start: 2rem;
  }
  && > thead > tr > :first-child {
    padding-inline-start: 0;
  }
  && [data-slot='bead'] {
    position: absolute;
    inset-block-start: calc(50% - 0.625rem);
    inset-inline-start: 0;
  }
  small {
    font-size: var(--credence-text-sm);
    font-weight: 400;
    color: var(--credence-ink-3);
  }
  [data-left] [data-slot='name'],
  [data-slot='replaced'] {
    color: var(--credence-ink-3);
  }
  [data-slot='note'],
  [data-slot='warning'] {
    display: block;
    line-height: 1.15rem;
  }
  [data-slot='warning'] {
    color: var(--credence-changed);
  }
  [data-credence='progress-bar'] {
    display: grid;
    grid-template-columns: 7rem auto;
    justify-content: start;
    font-size: 0.9375rem;
    color: var(--credence-ink);
    white-space: nowrap;
  }
  [data-credence='progress-bar'] small {
    font-size: inherit;
  }
  [data-credence='progress-bar'] [data-slot='track'] {
    min-inline-size: 0;
  }

  /* Between a phone and a desktop, room for four columns. */
  @media (max-width: 61.99em) {
    [data-credence='progress-bar'] {
      grid-template-columns: 5rem auto;
      gap: var(--credence-2);
    }
  }

  /* On a phone a person is a row: the name with its standing beside it, the bar under it, then what can be done. */
  @media (max-width: 47.99em) {
    &&,
    && > tbody {
      display: block;
    }
    && > thead {
      display: none;
    }
    && > tbody > tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) fit-content(50%);
      gap: var(--credence-1) var(--credence-3);
      padding-block: var(--credence-3);
      border-block-end: 1px solid var(--credence-hairline);
    }
    && > tbody > tr > * {
      display: block;
      block-size: auto;
      padding: 0;
      border: 0;
    }
    && > tbody > tr > :first-child {
      padding-inline-start: 2rem;
    }
    && > tbody > tr > :not(:first-child) {
      grid-column: 1 / -1;
      padding-inline-start: 2rem;
      font-size: var(--credence-text-sm);
    }
    && > tbody > tr > [data-slot='standing'] {
      grid-area: 1 / 2;
      align-self: center;
      padding: 0;
      text-align: end;
    }
    && > tbody > tr > :empty {
      display: none;
    }
    [data-credence='progress-bar'] {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    ${Acts} {
      flex-wrap: wrap;
      justify-content: flex-start;
      margin-block: -0.375rem -0.5rem;
      margin-inline: -0.5rem 0;
    }
    ${Acts} > * {
      min-block-size: var(--credence-control);
    }
  }
  /* A phone with large text: the standing below the name. */
  @media (max-width: 19.99em) {
    && > tbody > tr > [data-slot='standing'] {
      grid-area: auto / 1 / auto / -1;
      padding-inline-start: 2rem;
      text-align: start;
    }
  }
`;
