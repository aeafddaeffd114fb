import { styled } from 'styled-components';

/* The font size is that of the smallest text, by which the size of the place is measured. */
export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  font-size: var(--credence-text-2xs);
`;

/** The bars on their ground line, and the place of the caret below it. */
export const Surface = styled.div`
  position: relative;
  isolation: isolate;
  padding-block-end: 0.875rem;
  cursor: pointer;
  touch-action: pan-x pan-y pinch-zoom;

  &:focus-visible {
    border-radius: var(--credence-radius-s);
  }
`;

export const Bars = styled.svg`
  display: block;
  border-block-end: 1px solid var(--credence-outline);
  fill: var(--credence-outline);
  print-color-adjust: exact;

  &:dir(rtl) {
    scale: -1 1;
  }
  > [data-chosen] {
    fill: var(--credence-accent);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    fill: GrayText;

    > [data-chosen] {
      fill: Highlight;
    }
  }
`;

/** The column of the question that is pointed at. */
export const Hovered = styled.i`
  position: absolute;
  z-index: -1;
  inset-block: 0 0.875rem;
  inset-inline-start: calc(var(--credence-from) * 100% - 2px);
  inline-size: calc(var(--credence-size) * 100% + 4px);
  border-radius: var(--credence-radius-s);
  background: var(--credence-hairline-strong);
  pointer-events: none;
`;

/** Below the question that is shown. */
export const Caret = styled.i`
  position: absolute;
  inset-block-end: 0.125rem;
  inset-inline-start: calc((var(--credence-from) + var(--credence-size) / 2) * 100% - 5px);
  border: 5px solid transparent;
  border-block-start: 0;
  border-block-end: 7px solid var(--credence-ink);
  pointer-events: none;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-block-end-color: Highlight;
  }
`;

export const Groups = styled.div`
  position: relative;
  block-size: 1.125rem;
  font-size: var(--credence-text-xs);
  line-height: 1.125rem;
  color: var(--credence-ink-3);
`;

/** The place below the bars of a group. */
export const Group = styled.span`
  container-type: inline-size;
  position: absolute;
  inset-inline-start: calc(var(--credence-from) * 100%);
  inline-size: calc(var(--credence-size) * 100%);
`;

/** Its name, as far as it fits, and none where only a letter or two would: the line below tells it in full. */
export const GroupName = styled.span`
  display: block;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;

  @container (max-width: 2.75rem) {
    display: none;
  }
`;

/** The question that is pointed at, or shown: two lines are kept for it on a phone, so that nothing below moves. */
export const Readout = styled.p`
  min-block-size: 1.25rem;
  margin-block-start: 0.25rem;
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;

  @media (max-width: 47.99em) {
    min-block-size: 2.5rem;
  }
`;
