import { styled } from 'styled-components';
import { Drawing } from '../plot/Plot.styles.js';

/** One line with its dots; colour and dashes depend on the series number. */
export const Series = styled.g`
  --credence-line: var(--credence-series-1);

  &[data-series='2'] {
    --credence-line: var(--credence-series-2);
  }
  &[data-series='3'] {
    --credence-line: var(--credence-series-3);
  }
  &[data-series='4'] {
    --credence-line: var(--credence-series-4);
  }
  &[data-series='5'] {
    --credence-line: var(--credence-series-5);
  }
  path {
    fill: none;
    stroke: var(--credence-line);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  &[data-series='2'] path {
    stroke-dasharray: 6 4;
  }
  &[data-series='3'] path {
    stroke-dasharray: 2 3;
  }
  circle {
    fill: var(--credence-line);
    stroke: var(--credence-paper);
    stroke-width: 2;
  }
  circle[data-beyond] {
    fill: var(--credence-paper);
    stroke: var(--credence-line);
  }
  ${Drawing} & text {
    font-size: var(--credence-text-xs);
    paint-order: stroke;
    stroke: var(--credence-paper);
    stroke-width: 3;
    stroke-linejoin: round;
  }
  @media (forced-colors: active) {
    /* Lines are never hollow: dashes tell them apart. */
    && {
      --credence-line: CanvasText;
    }
  }
`;

export const Names = styled.g`
  ${Drawing} & text {
    fill: var(--credence-ink-2);
  }
`;

/** The numbered list of names below a narrow chart. */
export const Key = styled.g`
  ${Drawing} & text {
    font-size: var(--credence-text-sm);
    fill: var(--credence-ink-2);
  }
  ${Drawing} & text[data-slot='index'] {
    fill: var(--credence-ink-3);
  }
  ${Drawing} & text[data-slot='value'] {
    fill: var(--credence-ink);
  }
  line {
    stroke: var(--credence-hairline);
    shape-rendering: crispEdges;
  }
`;
