import { styled } from 'styled-components';

export const Root = styled.figure`
  min-inline-size: 0;
`;

/* Larger maps scroll in both directions. A side with more to see fades out. */
export const Scroller = styled.div`
  --credence-map-fade: 2rem;
  max-block-size: max(20rem, 76vh);
  overflow: auto;
  overscroll-behavior: auto;
  scroll-padding: 2.5rem;
  scrollbar-width: thin;

  @media screen {
    mask:
      linear-gradient(
        to right,
        rgb(0 0 0 / var(--credence-map-left, 1)),
        #000 var(--credence-map-fade),
        #000 calc(100% - var(--credence-map-fade)),
        rgb(0 0 0 / var(--credence-map-right, 1))
      ),
      linear-gradient(
        to bottom,
        rgb(0 0 0 / var(--credence-map-top, 1)),
        #000 var(--credence-map-fade),
        #000 calc(100% - var(--credence-map-fade)),
        rgb(0 0 0 / var(--credence-map-bottom, 1))
      );
    mask-composite: intersect;
  }
  &[data-more~='left'] {
    --credence-map-left: 0.1;
  }
  &[data-more~='right'] {
    --credence-map-right: 0.1;
  }
  &[data-more~='top'] {
    --credence-map-top: 0.1;
  }
  &[data-more~='bottom'] {
    --credence-map-bottom: 0.1;
  }
  @media (pointer: fine) {
    &[data-more] {
      cursor: grab;
    }
    &[data-more]:active {
      cursor: grabbing;
    }
  }
  @media print {
    max-block-size: none;
    overflow: visible;
  }
`;

export const Canvas = styled.svg`
  display: block;
  inline-size: 100%;
  /* Never larger than its text is designed for. */
  max-inline-size: calc(var(--credence-map-width) * 1px);
  margin-inline: auto;
  block-size: auto;
  user-select: none;

  @media screen {
    &[data-measured] {
      inline-size: calc(var(--credence-map-width) * var(--credence-map-zoom) * 1px);
      max-inline-size: none;
    }
    /* Too small to read: pills are marks in the colour of their state, and only the current name shows, and the one
       that somebody points at. */
    &[data-names='off'] .edge:not([data-hot]) {
      opacity: 0.35;
    }
    &[data-names='off'] a:not([data-hot]) rect:not(.ring) {
      fill: var(--credence-crowd-off);
      stroke: none;
    }
    &[data-names='off'] a[data-status='done']:not([data-hot]) rect:not(.ring) {
      fill: var(--credence-done);
    }
    &[data-names='off'] a[data-status='progress']:not([data-hot]) rect:not(.ring) {
      fill: var(--credence-changed-mark);
    }
    &[data-names='off'] a:is([data-status='open'], [data-status='progress']) circle {
      display: none;
    }
    &[data-names='off'] text {
      display: none;
    }
    &[data-names='off'] a:is(:hover, :focus-visible, [data-hot]) text {
      display: block;
      font-size: calc(var(--credence-map-name) * 1px);
      paint-order: stroke;
      stroke: var(--credence-paper);
      stroke-width: 4px;
      stroke-linejoin: round;
    }
  }
  @media print {
    max-block-size: 80vh;
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
  rect:not(.ring) {
    fill: var(--credence-paper-raised);
    stroke: var(--credence-outline);
  }
  text {
    fill: var(--credence-ink);
    font-size: 14px;
  }
  &[data-hot] rect:not(.ring) {
    fill: var(--credence-accent-soft);
    stroke: var(--credence-accent);
    stroke-width: 1.75;
  }
  &[data-hot] text {
    font-weight: 600;
  }
  &[href]:hover rect:not(.ring) {
    fill: var(--credence-paper-hover);
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  /* Around the pill, so that the current node and the one in focus look different. */
  .ring {
    fill: none;
    stroke: none;
  }
  &&:focus-visible .ring {
    stroke: var(--credence-focus);
    stroke-width: 3;
    stroke-dasharray: none;
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
  &[data-status='none'] rect:not(.ring) {
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
    rect:not(.ring) {
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
    &:not([href]) rect:not(.ring) {
      stroke: CanvasText;
    }
    &:not([href]) text,
    &[data-status='none'] text {
      fill: CanvasText;
    }
    &[data-status='none'] rect:not(.ring) {
      fill: Canvas;
    }
    &[data-status='none'] path {
      stroke: CanvasText;
    }
    &[data-hot] rect:not(.ring) {
      stroke: Highlight;
      stroke-width: 3;
    }
  }
`;
