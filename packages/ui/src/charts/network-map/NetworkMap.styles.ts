import { styled } from 'styled-components';

export const Root = styled.figure`
  min-inline-size: 0;
`;

/* Larger maps scroll in both directions. A side with more to see fades out. */
export const Scroller = styled.div`
  --credence-map-fade: 2rem;
  max-block-size: var(--credence-map-tallest, max(20rem, 76vh));
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
    &[data-names='off'] a[data-finding]:not([data-hot]) rect:not(.ring) {
      fill: var(--credence-accent);
    }
    &[data-names='off'] a:is([data-status='open'], [data-status='progress']) circle {
      display: none;
    }
    &[data-names='off'] text {
      display: none;
    }
    &[data-names='off'] a:is(:hover, :focus-visible, [data-hot]) text {
      display: block;
      fill: var(--credence-ink);
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
  /* Computed, so in ink. */
  .edge[data-weighed] {
    stroke: var(--credence-ink-2);
    stroke-width: calc(0.75px + 4.25px * var(--credence-map-weight));
    opacity: 0.42;
  }
  .rank {
    fill: var(--credence-ink-2);
    font: 500 17px var(--credence-font-title);
    text-anchor: end;
    pointer-events: none;
  }
  .rank[data-finding] {
    fill: var(--credence-on-accent);
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
    .edge[data-weighed] {
      stroke: CanvasText;
      stroke-width: calc(1px + 2px * var(--credence-map-weight));
      opacity: 1;
    }
    .rank {
      fill: CanvasText;
    }
    .rank[data-finding] {
      fill: HighlightText;
      forced-color-adjust: none;
    }
    .arrow {
      fill: CanvasText;
    }
    .arrow[data-hot] {
      fill: Highlight;
    }
  }
`;
