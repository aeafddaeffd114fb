import { styled } from 'styled-components';

export const Root = styled.figure`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding-block-start: 0.625rem;
  border-block-start: 1px solid var(--credence-ink);
  /* Read as the background of pictures: a token does not resolve to a colour by itself. */
  caret-color: var(--credence-paper);

  @media print {
    break-inside: avoid;
  }
`;

export const Title = styled.h2`
  font: 500 1.25rem / 1.25 var(--credence-font-title);
  letter-spacing: -0.006em;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const Measure = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  margin-block: 0.125rem 0;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
`;

export const LegendItem = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;

  > i {
    inline-size: 0.625rem;
    block-size: 0.625rem;
    background: var(--credence-series-1);
    print-color-adjust: exact;
  }
  > i[data-series='2'] {
    background: var(--credence-series-2);
  }
  > i[data-series='3'] {
    background: var(--credence-series-3);
  }
  > i[data-series='4'] {
    background: var(--credence-series-4);
  }
  > i[data-series='5'] {
    background: var(--credence-series-5);
  }
  @media (forced-colors: active) {
    > i {
      forced-color-adjust: none;
      border: 1px solid CanvasText;
      background: CanvasText;
    }
    > i[data-series='2'],
    > i[data-series='4'] {
      background: Canvas;
    }
    > i[data-series='4'] {
      border-style: dashed;
    }
    > i[data-series='3'] {
      background: GrayText;
    }
  }
`;

export const Body = styled.div`
  min-inline-size: 0;
  /* The ring around a chart keeps a distance from the text above it. */
  margin-block-start: 0.375rem;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  margin-block-start: 0.5rem;

  @media print {
    display: none;
  }
`;

/** Small, and seen to be pressed. */
export const Tool = styled.button`
  font-family: var(--credence-font-text);
  min-block-size: 1.75rem;
  font-size: var(--credence-text-xs);
  color: var(--credence-accent);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  text-underline-offset: 0.25em;

  &:hover {
    text-decoration-color: currentColor;
  }
  &[aria-pressed='true'] {
    color: var(--credence-accent);
    font-weight: 600;
    text-decoration-color: currentColor;
  }
  @media (pointer: coarse) {
    min-block-size: var(--credence-control);
  }
`;

export const TableArea = styled.div`
  margin-block-start: 0.25rem;
  overflow-x: auto;

  /* For screen readers only. */
  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

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
    overflow-wrap: anywhere;
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

/** Placeholder bars, about as high as the chart, so that the layout hardly jumps. */
export const PlotSkeleton = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-around;
  block-size: 11.75rem;
  margin-block-end: 3.25rem;
  padding-inline-start: 1.75rem;
  border-block-end: 1px solid var(--credence-hairline-strong);

  > span {
    inline-size: 1rem;
    block-size: 28%;
    margin: 0;
  }
  > span:nth-child(3n + 2) {
    block-size: 62%;
  }
  > span:nth-child(4n + 3) {
    block-size: 46%;
  }
  &[data-lying] {
    flex-direction: column;
    align-items: start;
    block-size: auto;
    gap: 0.75rem;
    padding: 0.75rem 0 0;
    margin-block-end: 2.25rem;
    border: 0;
  }
  &[data-lying] > span {
    inline-size: 88%;
    block-size: 1rem;
  }
  &[data-lying] > span:nth-child(2) {
    inline-size: 60%;
  }
  &[data-lying] > span:nth-child(3) {
    inline-size: 34%;
  }
`;
