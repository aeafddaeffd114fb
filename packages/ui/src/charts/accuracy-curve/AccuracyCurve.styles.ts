import { styled } from 'styled-components';
import { Drawing } from '../plot/Plot.styles.js';

/* Computed, nobody's answer: ink. */
export const Band = styled.path`
  fill: color-mix(in srgb, var(--credence-ink) 12%, var(--credence-paper));

  @media (forced-colors: active) {
    fill: none;
    stroke: CanvasText;
    stroke-dasharray: 1 2;
  }
`;

export const Curve = styled.g`
  path {
    fill: none;
    stroke: var(--credence-ink);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  &[data-slot='ahead'] path {
    stroke-dasharray: 3 3;
  }
  &[data-slot='compared'] path {
    stroke: var(--credence-outline);
    stroke-width: 1.25;
  }
  @media (forced-colors: active) {
    --credence-outline: CanvasText;
  }
`;

export const Names = styled.g`
  ${Drawing} & text {
    font-size: var(--credence-text-xs);
    fill: var(--credence-ink);
    paint-order: stroke;
    stroke: var(--credence-paper);
    stroke-width: 3;
    stroke-linejoin: round;
  }
  ${Drawing} & text[data-compared] {
    fill: var(--credence-ink-3);
  }
`;

export const Marks = styled.g`
  line {
    stroke: var(--credence-ink-2);
    stroke-dasharray: 2 2;
  }
  circle {
    fill: var(--credence-ink);
    stroke: var(--credence-paper);
    stroke-width: 1.5;
  }
  ${Drawing} & text {
    font-size: var(--credence-text-xs);
    font-weight: 600;
    fill: var(--credence-ink);
    paint-order: stroke;
    stroke: var(--credence-paper);
    stroke-width: 3;
    stroke-linejoin: round;
  }
`;
