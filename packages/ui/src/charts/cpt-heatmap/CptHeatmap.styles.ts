import { styled } from 'styled-components';
import { focus } from '../../foundations/theme/derived.styles.js';
import { systemShades } from './systemShades.styles.js';

/* The font size is that of the smallest text: the drawing derives its dimensions from it. */
export const Root = styled.figure`
  position: relative;
  min-inline-size: 0;
  font-size: var(--credence-text-2xs);
  line-height: 1.2;
`;

export const Scroller = styled.div`
  position: relative;
  overflow: auto hidden;
  scrollbar-width: thin;
  /* The frame of a column at the edge stays whole. */
  padding-block-end: 0.25rem;

  &[data-turned] {
    max-block-size: max(20rem, 64vh);
    overflow: auto;
  }
  /* What is beyond the edge fades out, so that the edge is not taken for the end. */
  @media screen {
    &[data-goes-on] {
      mask: linear-gradient(to right, #000 calc(100% - 3rem), rgb(0 0 0 / 0.15));
    }
    &[data-goes-on]:dir(rtl) {
      mask: linear-gradient(to left, #000 calc(100% - 3rem), rgb(0 0 0 / 0.15));
    }
    &[data-goes-on][data-turned] {
      mask: linear-gradient(to bottom, #000 calc(100% - 3rem), rgb(0 0 0 / 0.15));
    }
  }
  &:focus-visible {
    border-radius: var(--credence-radius-s);
  }
`;

export const GoesOn = styled.p`
  margin-block-start: 0.25rem;
  font-size: var(--credence-text-xs);
  color: var(--credence-ink-3);

  @media print {
    display: none;
  }
`;

export const Surface = styled.div`
  position: relative;
  cursor: default;

  &[data-opens] {
    cursor: pointer;
  }
  > * {
    position: absolute;
  }
`;

/** The names before the columns: they stay while the columns scroll under them. */
export const Side = styled.div`
  && {
    position: sticky;
  }
  z-index: 2;
  inset-inline-start: 0;
  block-size: 100%;
  background: var(--credence-paper);

  > p {
    position: absolute;
    inset-inline: 0;
    overflow: hidden;
    padding-inline-end: 0.5rem;
    text-overflow: ellipsis;
  }
  > [data-slot='parent'] {
    font-size: var(--credence-text-xs);
    line-height: 1.375rem;
    white-space: nowrap;
    color: var(--credence-ink-3);
  }
  > [data-slot='state'] {
    display: grid;
    align-content: center;
    font: 500 var(--credence-text-md) / 1.2 var(--credence-font-title);
    overflow-wrap: anywhere;
  }
  small {
    font: 400 var(--credence-text-2xs) / 1.35 var(--credence-font-text);
    color: var(--credence-ink-3);
  }
`;

/** A state of a parent over its columns; its name stays in sight while any of them is. */
export const Span = styled.div`
  display: flex;
  box-sizing: border-box;
  justify-content: center;
  line-height: 1.375rem;
  white-space: nowrap;
  color: var(--credence-ink-2);

  &[data-wide] {
    justify-content: start;
  }
  &[data-ruled] {
    border-block-end: 1px solid var(--credence-hairline-strong);
  }
  > span {
    position: sticky;
  }
`;

/** Thirty-two columns of cells. */
export const Chunk = styled.svg`
  display: block;
  overflow: visible;
  pointer-events: none;
  print-color-adjust: exact;

  path {
    fill: none;
  }
  path[data-shade='0'] {
    stroke: var(--credence-hairline-strong);
    stroke-width: 0.75;
  }
  path[data-shade='1'] {
    fill: var(--credence-state-4);
  }
  path[data-shade='2'] {
    fill: var(--credence-state-3);
  }
  path[data-shade='3'] {
    fill: var(--credence-state-2);
  }
  path[data-shade='4'] {
    fill: var(--credence-state-1);
  }
  g[data-faint] {
    opacity: 0.35;
  }
  path[data-open],
  path[data-hatching] {
    stroke: var(--credence-outline);
    stroke-width: 0.75;
  }
  path[data-hatching] {
    stroke-width: 1.25;
  }
  text {
    font: 0.875rem var(--credence-font-text);
    fill: var(--credence-ink-2);
  }
  text[data-on='1'] {
    fill: var(--credence-on-state-4);
  }
  text[data-on='2'] {
    fill: var(--credence-on-state-3);
  }
  text[data-on='3'] {
    fill: var(--credence-on-state-2);
  }
  text[data-on='4'] {
    fill: var(--credence-on-state-1);
  }
  text[data-on='open'] {
    fill: var(--credence-ink);
    stroke: var(--credence-paper);
    stroke-width: 8;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  @media print {
    /* Legible over any shade. */
    text[data-on] {
      fill: var(--credence-ink);
      stroke: var(--credence-paper);
      stroke-width: 3;
      paint-order: stroke;
    }
  }
  @media (forced-colors: active) {
    ${systemShades}
    --credence-paper: Canvas;
    --credence-ink: CanvasText;
    --credence-ink-2: CanvasText;
    --credence-outline: CanvasText;
  }
`;

/** The chosen column. */
export const Frame = styled.i`
  z-index: 1;
  box-sizing: border-box;
  border: 2px solid var(--credence-ink);
  border-radius: var(--credence-radius-s);
  pointer-events: none;

  &[data-around='hovered'] {
    border-width: 1px;
  }
  /* The cell that the keys are at. */
  &[data-around='cell'] {
    border: 0;
    outline: 2px solid ${focus};
    outline-offset: -1px;
  }
  @media (forced-colors: active) {
    border-color: Highlight;
    outline-color: Highlight;
  }
`;

export const Bracket = styled.div`
  display: flex;
  justify-content: center;
  block-size: 0.3125rem;
  border: 1.25px solid var(--credence-ink-2);
  border-block-start: 0;
  box-sizing: border-box;

  > span {
    position: sticky;
    flex: none;
    box-sizing: border-box;
    min-inline-size: 1.125rem;
    block-size: 1.125rem;
    margin-block-start: 0.375rem;
    padding-inline: 0.25rem;
    border: 1px solid var(--credence-ink-2);
    border-radius: var(--credence-radius-full);
    background: var(--credence-paper);
    font-weight: 600;
    line-height: 1rem;
    text-align: center;
  }
`;

export const Ring = styled.span`
  display: inline-block;
  translate: 0 -50%;
  box-sizing: border-box;
  min-inline-size: 1.125rem;
  block-size: 1.125rem;
  padding-inline: 0.25rem;
  border: 1px solid var(--credence-ink-2);
  border-radius: var(--credence-radius-full);
  color: var(--credence-ink);
  font-weight: 600;
  line-height: 1rem;
  text-align: center;

  &[data-inline] {
    translate: none;
  }
  div > & {
    position: absolute;
  }
`;
