import { styled } from 'styled-components';

export const Root = styled.figure`
  min-inline-size: 0;
`;

/* On a phone the picture keeps a legible size and scrolls sideways. */
export const Scroller = styled.div`
  @media screen and (max-width: 767px) {
    overflow-x: auto;
    /* Room for the focus ring of the outermost nodes. */
    padding: 3px;
    margin: -3px;
  }
`;

export const Canvas = styled.svg`
  display: block;
  inline-size: 100%;
  /* Never larger than its text is designed for. */
  max-inline-size: calc(var(--credence-map-width) * 1px);
  margin-inline: auto;
  block-size: auto;
  max-block-size: 80vh;
  overflow: visible;

  @media screen and (max-width: 767px) {
    min-inline-size: calc(var(--credence-map-width) * 0.8px);
    max-block-size: none;
  }
  /* Positions count from the left: a name begins next to its circle, whatever the page's direction. */
  direction: ltr;
  font-family: var(--credence-font-text);

  .edge {
    fill: none;
    stroke: var(--credence-outline);
    stroke-width: 1;
    opacity: 0.8;
  }
  .edge[data-hot] {
    stroke: var(--credence-accent);
    stroke-width: 1.5;
    opacity: 1;
  }
  .arrow {
    fill: var(--credence-outline);
  }
  .arrow[data-hot] {
    fill: var(--credence-accent);
  }
  @media (forced-colors: active) {
    .edge {
      stroke: CanvasText;
    }
    .edge[data-hot] {
      stroke: Highlight;
      stroke-width: 3;
    }
    .arrow {
      fill: CanvasText;
    }
    .arrow[data-hot] {
      fill: Highlight;
    }
  }
`;

export const NodeRoot = styled.a`
  cursor: pointer;
  text-decoration: none;

  &:not([href]) {
    cursor: default;
  }
  rect {
    fill: var(--credence-paper-raised);
    stroke: var(--credence-outline);
  }
  text {
    fill: var(--credence-ink);
    font-size: 13.5px;
  }
  &[data-hot] rect {
    stroke: var(--credence-accent);
    stroke-width: 2;
  }
  &[data-hot] text {
    font-weight: 600;
  }
  &[href]:hover rect {
    fill: var(--credence-paper-hover);
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible rect {
    stroke: var(--credence-focus);
    stroke-width: 3;
  }
  circle {
    fill: none;
    stroke: var(--credence-crowd-off);
    stroke-width: 3;
  }
  circle + circle {
    stroke: var(--credence-changed-mark);
    stroke-dasharray: var(--credence-progress) 100;
  }
  &[data-status='done'] circle {
    fill: var(--credence-done);
    stroke: none;
  }
  path {
    fill: none;
    stroke: var(--credence-paper-raised);
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Not asked about: a dash instead of a ring, and a broken outline. */
  &[data-status='none'] rect {
    fill: var(--credence-paper);
    stroke-dasharray: 4 3;
  }
  &[data-status='none'] text {
    fill: var(--credence-ink-2);
  }
  &[data-status='none'] path {
    stroke: var(--credence-ink-3);
  }
  @media (forced-colors: active) {
    rect {
      fill: Canvas;
      stroke: LinkText;
    }
    text {
      fill: LinkText;
    }
    circle {
      stroke: GrayText;
      stroke-width: 1;
    }
    circle + circle {
      stroke: Highlight;
      stroke-width: 3;
    }
    &[data-status='done'] circle {
      fill: CanvasText;
    }
    path {
      stroke: Canvas;
    }
    &:not([href]) rect {
      stroke: CanvasText;
    }
    &:not([href]) text,
    &[data-status='none'] text {
      fill: CanvasText;
    }
    &[data-status='none'] rect {
      fill: Canvas;
    }
    &[data-status='none'] path {
      stroke: CanvasText;
    }
    &[data-hot] rect {
      stroke: Highlight;
    }
  }
`;

export const Legend = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  padding-block-start: 0.625rem;
  margin-block-start: 0.75rem;
  border-block-start: 1px solid var(--credence-hairline);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);
`;

export const Key = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;

  &::before {
    content: '';
    inline-size: 0.625rem;
    block-size: 0.625rem;
    background: var(--credence-crowd-off);
  }
  &[data-status='done']::before {
    background: var(--credence-done);
  }
  &[data-status='progress']::before {
    background: var(--credence-changed-mark);
  }
  &[data-status='none']::before {
    block-size: 2px;
    background: var(--credence-ink-3);
  }
  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
      border: 1px solid GrayText;
      background: Canvas;
    }
    &[data-status='done']::before {
      border-color: CanvasText;
      background: CanvasText;
    }
    &[data-status='progress']::before {
      border-color: Highlight;
      background: Highlight;
    }
    &[data-status='none']::before {
      border: 0;
      background: CanvasText;
    }
  }
`;
