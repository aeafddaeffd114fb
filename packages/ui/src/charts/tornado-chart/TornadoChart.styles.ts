import { styled } from 'styled-components';
import { Drawing } from '../plot/Plot.styles.js';

export const Names = styled.g`
  rect {
    fill: var(--credence-paper);
  }
  ${Drawing} & text {
    font-size: var(--credence-text-xs);
    fill: var(--credence-ink-2);
  }
  ${Drawing} [data-strong] & text {
    font-weight: 600;
    fill: var(--credence-ink);
  }
`;

/* Computed, nobody's answer: ink. */
export const Bars = styled.g`
  rect {
    fill: var(--credence-outline);
  }
  [data-strong] & rect {
    fill: var(--credence-ink);
  }
  ${Drawing} & text {
    fill: var(--credence-ink-2);
  }
  @media (forced-colors: active) {
    rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    [data-strong] & rect {
      fill: CanvasText;
    }
  }
`;
