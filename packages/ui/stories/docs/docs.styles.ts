import { styled } from 'styled-components';

/** The body of a documentation page: the type and hairlines of the product. */
export const Article = styled.div`
  font: var(--credence-weight) var(--credence-text-md) / 1.55 var(--credence-font-text);
  color: var(--credence-ink);

  & p,
  & ul,
  & pre {
    max-inline-size: 68ch;
  }
  & code {
    font: 0.875em / 1.4 var(--credence-font-code);
    background: var(--credence-paper-sunken);
    border-radius: var(--credence-radius-s);
    padding: 0.1em 0.3em;
    overflow-wrap: anywhere;
  }
  & pre {
    overflow-x: auto;
    background: var(--credence-paper-sunken);
    border-block: 1px solid var(--credence-hairline);
    padding: var(--credence-4);
    max-inline-size: none;
  }
  & pre code {
    background: none;
    padding: 0;
    overflow-wrap: normal;
    white-space: pre;
  }
  & h2 {
    font: 500 var(--credence-text-xl) / 1.25 var(--credence-font-title);
    letter-spacing: -0.006em;
    scroll-margin-block-start: var(--credence-6);
  }
  & h3 {
    font: 600 var(--credence-text-sm) / 1.3 var(--credence-font-text);
  }
  & a {
    color: var(--credence-accent);
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
`;

export const Meta = styled.p`
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);

  & b {
    font-weight: 600;
    color: var(--credence-ink-2);
  }
  & b[data-status='stable'] {
    color: var(--credence-done);
  }
  & b[data-status='experimental'] {
    color: var(--credence-changed);
  }
  & b[data-status='deprecated'] {
    color: var(--credence-error);
  }
`;

export const Title = styled.h1`
  font: 500 var(--credence-text-3xl) / 1.15 var(--credence-font-title);
  letter-spacing: -0.018em;
  margin-block: var(--credence-1) var(--credence-2);
  text-wrap: balance;
`;

export const Lead = styled.p`
  font: 400 var(--credence-text-lg) / 1.4 var(--credence-font-title);
  color: var(--credence-ink-2);
  text-wrap: pretty;
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--credence-3);
  margin-block-start: var(--credence-10);
  padding-block-start: var(--credence-4);
  border-block-start: 1px solid var(--credence-hairline);
`;

export const PropsOf = styled.h3`
  margin-block-start: var(--credence-4);
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--credence-6);
`;

export const Column = styled.div`
  display: grid;
  align-content: start;
  gap: var(--credence-2);
`;

export const Items = styled.ul`
  display: grid;
  gap: var(--credence-2);
`;

export const List = styled.ul`
  display: grid;
  gap: var(--credence-2);

  & li {
    padding-inline-start: var(--credence-4);
    border-inline-start: 2px solid var(--credence-changed-mark);
  }
`;

export const Example = styled.div`
  display: grid;
  gap: var(--credence-1);
  align-content: start;
  padding-block-start: var(--credence-3);
  border-block-start: 3px solid var(--credence-done);

  &[data-kind='dont'] {
    border-block-start-color: var(--credence-error);
  }
`;

/** Contains a Storybook table that may be wider than the page. */
export const Scrolling = styled.div`
  overflow-x: auto;
`;

export const TableFrame = styled.div`
  overflow-x: auto;

  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
  }
  & th,
  & td {
    text-align: start;
    vertical-align: baseline;
    font-weight: var(--credence-weight);
    padding-block: var(--credence-2);
    padding-inline: 0 var(--credence-5);
    border-block-end: 1px solid var(--credence-hairline);
  }
  & thead th {
    font-size: var(--credence-text-xs);
    font-weight: 600;
    color: var(--credence-ink-3);
    border-block-end-color: var(--credence-hairline-strong);
  }
  & tbody th {
    min-inline-size: 9rem;
  }
  & td {
    min-inline-size: 10rem;
  }
  @media (max-width: 575px) {
    & [data-stacks] thead {
      position: absolute;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    & [data-stacks] tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      padding-block: var(--credence-2);
      border-block-end: 1px solid var(--credence-hairline);
    }
    & [data-stacks] tbody :is(th, td) {
      border: 0;
      padding-block: 0.1rem;
      overflow-wrap: anywhere;
    }
    & [data-stacks] tbody th {
      font-weight: 600;
    }
    & [data-stacks] td[data-head]::before {
      content: attr(data-head) ': ';
      font-size: var(--credence-text-xs);
      color: var(--credence-ink-3);
    }
  }
`;
