import { styled } from 'styled-components';

export const Root = styled.section`
  min-inline-size: 0;
`;

export const Title = styled.h2`
  font: 500 min(1.25rem, 9.6vw) / 1.25 var(--credence-font-title);
  letter-spacing: -0.006em;
  overflow-wrap: anywhere;
  margin-block-end: 0.25rem;
`;

export const Zone = styled.p`
  margin-block-end: 0.25rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
`;

export const Area = styled.div`
  position: relative;
  block-size: 400px;
  overflow: auto;
  overscroll-behavior: contain;
  border-block-end: 1px solid var(--credence-hairline);

  &:focus-visible {
    border-radius: 0;
  }
  @media print {
    block-size: auto;
    overflow: visible;
  }
`;

// Ten thousand rows are styled from here: their cells have no components of their own. Displayed as cards, they are no
// longer a table to the browser; the roles in the markup keep them one for screen readers.
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 0.9375rem;

  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding: 0.5rem 0.75rem 0.375rem 0;
    background: var(--credence-paper);
    box-shadow: 0 1px var(--credence-hairline-strong);
    font-size: var(--credence-text-xs);
    font-weight: 600;
    color: var(--credence-ink-3);
    text-align: start;
    white-space: nowrap;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 0.75rem;
  }
  tr > :last-child {
    /* Room for the focus ring of a button. */
    padding-inline-end: 0.375rem;
    text-align: end;
  }
  td {
    block-size: 2.75rem;
    padding: 0 0.75rem 0 0;
    border-block-end: 1px solid var(--credence-hairline);
    overflow-wrap: anywhere;
  }
  td:first-child {
    color: var(--credence-ink-2);
    white-space: nowrap;
  }
  [data-slot='row']:hover > td {
    background: var(--credence-paper-hover);
  }
  [data-open] > td {
    border-block-end-color: transparent;
  }
  button {
    min-block-size: 2rem;
    padding-block: 0.25rem;
    font-size: var(--credence-text-sm);
    color: var(--credence-accent);
    white-space: nowrap;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    text-decoration-color: color-mix(in oklab, currentColor 40%, transparent);
  }
  button:hover {
    text-decoration-color: currentColor;
  }
  [data-slot='details'] > td {
    block-size: auto;
    padding: 0;
    white-space: normal;
    text-align: start;
  }
  [data-slot='gap'] > td {
    block-size: var(--credence-gap);
    padding: 0;
    border: 0;
  }
  pre {
    margin: 0 0 0.75rem 0.75rem;
    padding: 0.75rem;
    border-radius: var(--credence-radius);
    background: var(--credence-paper-sunken);
    color: var(--credence-ink);
    font: 400 0.8125rem / 1.5 var(--credence-font-code);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
    text-align: start;
  }
  pre + p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1rem;
    margin: 0 0 0.75rem 0.75rem;
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-3);
  }
  @media (pointer: coarse) {
    button {
      min-block-size: var(--credence-control);
    }
  }
  @media (forced-colors: active) {
    pre {
      border: 1px solid CanvasText;
    }
  }
  @media (max-width: 35.99em) {
    &,
    tbody {
      display: block;
    }
    thead {
      display: none;
    }
    [data-slot='row'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: 0.5rem;
      border-block-end: 1px solid var(--credence-hairline);
    }
    [data-slot='row'][data-open] {
      border-block-end: 0;
      padding-block-end: 0.25rem;
    }
    [data-slot='row'] > td {
      grid-column: 1;
      display: block;
      block-size: auto;
      padding: 0;
      border: 0;
      font-size: var(--credence-text-sm);
    }
    [data-slot='row'] > td:nth-child(3) {
      font-weight: 600;
    }
    [data-slot='row'] > td:last-child {
      grid-area: 1 / 2 / 4 / 3;
      align-self: center;
      padding-inline: 0.75rem 0.375rem;
    }
    [data-slot='details'],
    [data-slot='details'] > td,
    [data-slot='gap'],
    [data-slot='gap'] > td {
      display: block;
    }
    pre,
    pre + p {
      margin-inline-start: 0;
    }
  }
  /* A phone with large text: the button below. */
  @media (max-width: 19.99em) {
    [data-slot='row'] {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-slot='row'] > td:last-child {
      grid-area: auto;
      padding-inline: 0;
      text-align: start;
    }
  }
`;

export const Waiting = styled.div`
  padding-block: 0.5rem;
`;
