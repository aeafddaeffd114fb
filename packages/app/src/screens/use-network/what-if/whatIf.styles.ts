import { styled } from 'styled-components';

export const Panel = styled.section`
  display: grid;
  gap: var(--credence-3);
  justify-items: start;
  margin-block-start: var(--credence-4);
  padding-block-start: var(--credence-2);
  border-block-start: 1px solid var(--credence-ink);

  & > :where(:not([role='status'])) {
    inline-size: 100%;
    min-inline-size: 0;
  }
  & > button {
    inline-size: auto;
    margin-inline-start: -0.75rem;
    text-align: start;
  }
  & > h2 {
    font-family: var(--credence-font-title);
    font-size: 1.25rem;
    font-weight: 400;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 0.5rem var(--credence-4);

  & > :first-child {
    flex: 1 1 18rem;
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: 0.5rem;

  &:empty {
    display: none;
  }
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-stale] {
    opacity: 0.6;
  }
`;

/* Computed, so in ink: the accent is for what people say. */
export const Row = styled.li`
  --credence-crowd-on: var(--credence-ink-2);
  display: grid;
  grid-template-columns: minmax(6.5rem, 0.9fr) minmax(0, 4fr) 8.5rem;
  align-items: center;
  gap: 0.25rem var(--credence-4);
  min-block-size: 3.375rem;
  padding-block: 0.375rem;
  border-block-end: 1px solid var(--credence-hairline);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  & > p:first-child {
    display: grid;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  & > p:first-child > b {
    font-family: var(--credence-font-title);
    font-size: 1.0625rem;
    font-weight: 500;
    line-height: 1.1;
    color: var(--credence-ink);
  }
  & > [data-numbers] {
    display: grid;
    justify-items: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > [data-numbers] > b {
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.2;
    color: var(--credence-ink);
  }
  & > [data-numbers] small {
    font-size: var(--credence-text-sm);
    font-weight: 400;
    color: var(--credence-ink-2);
  }
  @media (max-width: 35.99em) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > div {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

export const Line = styled.div`
  position: relative;
  block-size: 0.75rem;
  margin-block-start: 0.125rem;

  &::before {
    content: '';
    position: absolute;
    inset: calc(50% - 0.5px) 0 auto;
    block-size: 1px;
    background: var(--credence-outline);
  }
  & > [data-mark] {
    position: absolute;
    inset-inline-start: var(--from);
    inset-block-start: 50%;
  }
  & > [data-mark='band'] {
    inline-size: var(--length);
    block-size: 8px;
    margin-block-start: -4px;
    border-radius: 2px;
    background: color-mix(in srgb, var(--credence-ink) 22%, transparent);
  }
  & > [data-mark='after'] {
    inline-size: 3px;
    block-size: 12px;
    margin: -6px -1.5px;
    background: var(--credence-ink);
  }
  & > [data-mark='before'] {
    inline-size: 9px;
    block-size: 9px;
    margin: -4.5px;
    border: 1.25px solid var(--credence-ink-2);
    border-radius: 50%;
    background: var(--credence-paper);
  }
  @media (forced-colors: active) {
    &::before,
    & > [data-mark='after'] {
      forced-color-adjust: none;
      background: CanvasText;
    }
    & > [data-mark='band'] {
      border: 1px solid CanvasText;
    }
  }
`;

export const Foot = styled.div`
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);
`;

export const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;

  & > [data-key] {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
  & > [data-key]::before {
    content: '';
  }
  & > [data-key='before']::before {
    inline-size: 9px;
    block-size: 9px;
    border: 1.25px solid var(--credence-ink-2);
    border-radius: 50%;
  }
  & > [data-key='band']::before {
    inline-size: 1.375rem;
    block-size: 8px;
    border-radius: 2px;
    background: color-mix(in srgb, var(--credence-ink) 22%, transparent);
  }
  @media (forced-colors: active) {
    & > [data-key='band']::before {
      border: 1px solid CanvasText;
    }
  }
`;

export const Asking = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(7rem, 1fr);
  gap: var(--credence-3);
  margin-block-end: var(--credence-3);
`;

export const Changes = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding-block: 0.5rem;
    border-block-end: 1px solid var(--credence-hairline);
    overflow-wrap: anywhere;
  }
  & a {
    color: var(--credence-accent);
  }
  & > li > span {
    display: block;
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-2);
  }
`;
