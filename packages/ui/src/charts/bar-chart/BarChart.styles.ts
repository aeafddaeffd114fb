import { styled } from 'styled-components';
import { Drawing } from '../plot/Plot.styles.js';

/** The colours of bars and keys, by series number. In forced colours, patterns tell them apart. */
export const Bars = styled.g`
  > * {
    fill: var(--credence-series-1);
  }
  > [data-series='2'] {
    fill: var(--credence-series-2);
  }
  > [data-series='3'] {
    fill: var(--credence-series-3);
  }
  > [data-series='4'] {
    fill: var(--credence-series-4);
  }
  > [data-series='5'] {
    fill: var(--credence-series-5);
  }
  &[data-highlight] > :not([data-largest]) {
    fill: var(--credence-state-3);
  }
  @media (forced-colors: active) {
    > * {
      stroke: CanvasText;
    }
    > [data-series='4'] {
      stroke-dasharray: 2 2;
    }
    &[data-highlight] > [data-largest] {
      fill: Highlight;
      stroke: Highlight;
    }
  }
`;

export const Names = styled.g`
  ${Drawing} & text {
    font-size: var(--credence-text-sm);
    fill: var(--credence-ink-2);
  }
`;

export const Numbers = styled.g`
  ${Drawing} & text {
    font-size: var(--credence-text-xs);
  }
`;
