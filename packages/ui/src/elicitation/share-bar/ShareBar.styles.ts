import { css, styled } from 'styled-components';
import { ownWidth, upTo } from '../frame/frame.styles.js';

export const Bar = styled.div`
  contain: inline-size;
  ${ownWidth}
  display: flex;
  gap: 2px;
  block-size: 1.5rem;
  font-size: var(--credence-text-xs);
  font-weight: 600;
  line-height: 1.25;
  border-radius: var(--credence-radius-s);
  overflow: clip;

  &[data-many] {
    gap: 1px;
  }
  /* This many elements would be laid out and clipped again in every frame of a move. */
  &[data-many]:not([data-crowd]),
  &[data-many] > * {
    overflow: visible;
    transition: none;
  }
  &[data-many] > :first-child {
    border-start-start-radius: inherit;
    border-end-start-radius: inherit;
  }
  &[data-many] > :last-child {
    border-start-end-radius: inherit;
    border-end-end-radius: inherit;
  }
  &[data-size='small'] {
    block-size: 1.375rem;
  }
  &[data-size='strip'] {
    position: relative;
    block-size: 5px;
    border-radius: 0;
  }
  &[data-crowd] {
    position: relative;
  }
  @media (forced-colors: active) {
    &[data-crowd] {
      border: 1px solid CanvasText;
    }
  }
`;

/** Very many states, next to each other without gaps. */
export const Strip = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  shape-rendering: crispEdges;

  &:dir(rtl) {
    scale: -1 1;
  }
  > [data-shade='1'] {
    fill: var(--credence-state-1);
  }
  > [data-shade='2'] {
    fill: var(--credence-state-2);
  }
  > [data-shade='3'] {
    fill: var(--credence-state-3);
  }
  > [data-shade='4'] {
    fill: var(--credence-state-4);
  }
  @media (forced-colors: active) {
    > [data-shade] {
      fill: Canvas;
    }
    > [data-shade='1'],
    > [data-shade='3'] {
      fill: CanvasText;
    }
  }
  @media print {
    print-color-adjust: exact;
  }
`;

export const Segment = styled.span`
  container-type: inline-size;
  flex: var(--credence-share) 1 0;
  min-inline-size: 1px;
  display: flex;
  align-items: center;
  overflow: hidden;
  transition: flex-grow var(--credence-move) var(--credence-ease);

  &[data-shade='1'] {
    background: var(--credence-state-1);
    color: var(--credence-on-state-1);
  }
  &[data-shade='2'] {
    background: var(--credence-state-2);
    color: var(--credence-on-state-2);
  }
  &[data-shade='3'] {
    background: var(--credence-state-3);
    color: var(--credence-on-state-3);
  }
  &[data-shade='4'] {
    background: var(--credence-state-4);
    color: var(--credence-on-state-4);
  }
  /* Nobody has answered for it: dashed like its number and its row. */
  :not([data-crowd]) > &[data-unset] {
    border: 1px dashed var(--credence-ink-3);
    border-radius: var(--credence-radius-s);
    background: none;
    color: var(--credence-ink-2);
  }
  [data-size='strip'] > &[data-unset] {
    border-radius: 0;
  }
  /* Above the states that are drawn together. */
  [data-crowd] > & {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--credence-start) * 1%);
    inline-size: calc(var(--credence-share) * 1%);
  }
  /* Below 1 % it is seen all the same, and what cannot happen as an empty place; the number is in the text. */
  &[data-rare] {
    min-inline-size: 4px;

    > * {
      display: none;
    }
  }
  &[data-rare='never'] {
    box-sizing: border-box;
    flex: none;
    border: 1px solid var(--credence-ink-3);
    background: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Number and name, as far as they fit: only the number if the name does not, nothing if neither does. */
export const SegmentText = styled.span`
  display: flex;
  gap: 0.35em;
  min-inline-size: 0;
  padding-inline: 0.5rem;
  white-space: nowrap;

  > bdi {
    font-weight: 400;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @container (max-width: 4.5rem) {
    > bdi {
      display: none;
    }
  }
  @container (max-width: 2.9rem) {
    padding-inline: 0.125rem;
  }
  /* Room for a number with a decimal when the reader has increased the letter spacing. */
  @container (max-width: 3.2rem) {
    display: none;
  }
  @container (max-width: 4.75rem) {
    [data-fine] > & {
      display: none;
    }
  }
`;

/** What is too many lies over the end of the strip; what is missing takes its place there. */
export const Excess = styled.span`
  --hatch: repeating-linear-gradient(
    135deg,
    var(--credence-changed) 0 3px,
    var(--credence-paper) 3px 6px
  );
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: calc(var(--credence-excess) * 1%);
  background: var(--hatch);

  &[data-missing] {
    position: static;
    flex: var(--credence-share) 1 0;
    inline-size: auto;
    border: 1px dashed var(--credence-changed);
    background: none;
  }
  @media (forced-colors: active) {
    border: 1px dashed CanvasText;
  }
`;

export const Stored = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.25rem var(--credence-4);
  inline-size: 100%;

  > [data-credence='share-bar'] {
    grid-column: 1 / -1;
  }
  ${upTo(
    '29.99em',
    css`
      grid-template-columns: minmax(0, 1fr);
    `,
  )}
`;

/** One sentence, of two lines at most where room is scarce. */
export const Sentence = styled.p`
  min-inline-size: 0;
  font-size: 0.9375rem;
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;

  b {
    font-weight: 600;
  }
  [data-few] > & > * > b {
    white-space: nowrap;
  }
  [data-adds-up='no'] > & > [data-slot='lead'] {
    font-size: var(--credence-text-sm);
    color: var(--credence-changed);
  }
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

/** Two ways to 100, in one line. */
export const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--credence-5);

  > button[data-size] {
    padding-inline: 0;
    font-weight: 600;
    white-space: nowrap;
  }
`;
