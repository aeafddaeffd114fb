import { styled } from 'styled-components';

// The font size is that of the axis text: the drawing derives its dimensions from it.
export const Root = styled.div`
  position: relative;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--credence-plot-height);
  font-size: var(--credence-text-2xs);
  line-height: 1.2;
  touch-action: pan-x pan-y pinch-zoom;

  &:focus-visible {
    border-radius: var(--credence-radius-s);
  }
`;

/** Resizes with the text and when the reading direction changes, so that an observer of its size notices both. */
export const Probe = styled.i`
  position: absolute;
  inline-size: 1em;
  block-size: 0;
  visibility: hidden;

  &:dir(rtl) {
    inline-size: 2em;
  }
`;

export const Drawing = styled.svg`
  max-inline-size: 100%;
  block-size: auto;
  overflow: visible;

  text {
    font-family: var(--credence-font-text);
    font-size: var(--credence-text-2xs);
    fill: var(--credence-ink-3);
  }
  [data-slot='grid'] line {
    stroke: var(--credence-hairline);
    shape-rendering: crispEdges;
  }
  [data-slot='zero'] {
    stroke: var(--credence-ink-3);
    shape-rendering: crispEdges;
  }
  [data-slot='value'] {
    fill: var(--credence-ink);
    font-weight: 600;
  }
  [data-slot='active'] {
    fill: none;
    stroke: var(--credence-ink);
    stroke-width: 2;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --credence-ink: CanvasText;
    --credence-ink-2: CanvasText;
    --credence-ink-3: CanvasText;
    --credence-paper: Canvas;
    --credence-hairline: GrayText;
    --credence-series-1: CanvasText;
    --credence-series-2: Canvas;
    --credence-series-3: GrayText;
    --credence-series-4: Canvas;
    --credence-series-5: CanvasText;
    --credence-state-3: Canvas;

    [data-slot='grid'] line {
      stroke-dasharray: 1 3;
    }
  }
`;

export const Tooltip = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-end: calc(100% - var(--credence-tooltip-y) * 1px + 7px);
  inset-inline-start: 0;
  translate: var(--credence-tooltip-x) 0;
  box-sizing: border-box;
  inline-size: max-content;
  max-inline-size: min(18rem, 100%);
  padding: 0.375rem 0.625rem;
  border: 1px solid var(--credence-hairline-strong);
  border-radius: var(--credence-radius);
  background: var(--credence-paper-raised);
  box-shadow: var(--credence-shadow-float);
  color: var(--credence-ink-2);
  font-size: var(--credence-text-xs);
  line-height: 1.4;
  overflow-wrap: anywhere;

  > p:first-child {
    color: var(--credence-ink-3);
  }
  > p[data-active] {
    color: var(--credence-ink);
    font-weight: 600;
  }
  &[data-below] {
    inset-block: calc(var(--credence-tooltip-y) * 1px + 7px) auto;
  }
  @media print {
    display: none;
  }
`;

export const TooltipLine = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 1rem;

  /* A single series has no name here. */
  > span:empty {
    display: none;
  }
`;
