import { styled } from 'styled-components';

/* The font size is that of the smallest text, by which the size of the place is measured. */
export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  font-size: var(--credence-text-2xs);
`;

export const Row = styled.div`
  padding-block: 0.75rem 0.25rem;

  & + & {
    border-block-start: 1px solid var(--credence-hairline);
  }
`;

/** The name, and the three columns of numbers; on a phone they stand below it, as wide as the place. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: var(--credence-4);
  margin-block-end: 0.375rem;

  @media (max-width: 47.99em) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

export const Name = styled.p`
  font: 500 var(--credence-text-lg) / 1.5rem var(--credence-font-title);
  overflow-wrap: anywhere;
`;

export const Numbers = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: baseline;
  inline-size: 19.5rem;
  text-align: center;
  font-size: 1.0625rem;
  line-height: 1.5rem;
  color: var(--credence-ink-2);

  &[data-single] {
    grid-template-columns: 1fr;
    inline-size: auto;
    text-align: end;
  }

  small {
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-3);
  }
  > [data-chosen] {
    font-size: 1.3125rem;
    font-weight: 600;
    color: var(--credence-accent);
  }
  > [data-chosen] small {
    font-weight: 400;
  }
  @media (max-width: 47.99em) {
    inline-size: 100%;
  }
`;

/** The rail and what hangs from it, with layers of their own: stems lie below everything. */
export const Track = styled.div`
  position: relative;
  isolation: isolate;
`;

export const Rail = styled.div`
  position: relative;
  block-size: var(--credence-thumb);
  margin-block-start: -1px;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 0.5px);
    inset-inline: 0;
    block-size: 1px;
    background: var(--credence-outline);
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;

/** The part of the rail up to the pool. */
export const Fill = styled.span`
  position: absolute;
  inset-block-start: calc(50% - var(--credence-rail) / 2);
  inset-inline-start: 0;
  inline-size: calc(var(--credence-value) * 1%);
  block-size: var(--credence-rail);
  border-radius: var(--credence-radius-full);
  background: var(--credence-crowd-on, var(--credence-accent));
  print-color-adjust: exact;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
`;

/** At the percentage of each word of the scale. */
export const Tick = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: calc((100% - 1px) * var(--credence-percent) / 100);
  inline-size: 1px;
  block-size: 9px;
  background: var(--credence-outline);

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

/** The thumb of a slider that nobody can move. */
export const PoolMark = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: calc(var(--credence-value) * 1% - var(--credence-thumb) / 2);
  box-sizing: border-box;
  inline-size: var(--credence-thumb);
  block-size: var(--credence-thumb);
  border: 2px solid var(--credence-paper);
  border-radius: 50%;
  background: var(--credence-accent);
  box-shadow: 0 0 0 1px var(--credence-accent);
  print-color-adjust: exact;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Canvas;
    background: Highlight;
    box-shadow: 0 0 0 1px Highlight;
  }
`;

/** What hangs from the rail: the first level is 24 high, each further one 22; dots of several levels move it down. */
export const Places = styled.ul`
  --down: calc(max(0, var(--credence-dots) - 1) * 0.5625rem);
  block-size: calc(
    min(1, var(--credence-beads)) * 1.5rem + max(0, var(--credence-beads) - 1) * 1.375rem + var(--down)
  );
`;

export const BeadPlace = styled.li`
  position: absolute;
  inset-block-start: calc(var(--credence-thumb) + 2px + var(--down) + var(--credence-level) * 1.375rem);
  inset-inline-start: calc(var(--credence-value) * 1% - 0.625rem);

  /* The stem, from the middle of the rail. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-end: 100%;
    inset-inline-start: calc(50% - 0.5px);
    inline-size: 1px;
    block-size: calc(var(--credence-thumb) / 2 + 2px + var(--down) + var(--credence-level) * 1.375rem);
    background: var(--credence-ink-2);
    print-color-adjust: exact;
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;

/** On the rail, above the mark of the pool; those too close lie 9 px lower. */
export const DotPlace = styled.li`
  position: absolute;
  inset-block-start: calc(var(--credence-thumb) / 2 - 0.34375rem + var(--credence-level) * 0.5625rem);
  inset-inline-start: calc(var(--credence-value) * 1% - 0.34375rem);
  box-sizing: border-box;
  inline-size: 0.6875rem;
  block-size: 0.6875rem;
  border: 2px solid var(--credence-ink-2);
  border-radius: 50%;
  outline: 1px solid var(--credence-paper);
  background: var(--credence-paper);
  pointer-events: none;
  print-color-adjust: exact;
`;

export const Tool = styled.button`
  display: block;
  min-block-size: 1.75rem;
  margin-block-start: 0.5rem;
  font-family: var(--credence-font-text);
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
    font-weight: 600;
    text-decoration-color: currentColor;
  }
  @media (pointer: coarse) {
    min-block-size: var(--credence-control);
  }
  @media print {
    display: none;
  }
`;

export const Nobody = styled.p`
  padding-block: 0.75rem;
  font-size: 0.9375rem;
  line-height: 1.5rem;
  color: var(--credence-ink-3);
`;

export const Missing = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  margin-block-start: 0.375rem;
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  color: var(--credence-ink-3);
  overflow-wrap: anywhere;
`;
