import { styled } from 'styled-components';
import { crowdOn } from '../../../foundations/theme/derived.styles.js';
import { Range } from '../rail/SliderRail.styles.js';

/** Opens below its word, with a fan that rises to it; what is above stays where it is. */
export const FineBlock = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: var(--credence-8);
  align-content: start;
  margin-block-start: 1rem;
  padding: 0.125rem 1.25rem 0.75rem;
  border-end-start-radius: var(--credence-radius);
  border-end-end-radius: var(--credence-radius);
  background: var(--credence-paper-hover);

  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    /* Without a seam where both meet. */
    inset-block: -0.875rem calc(100% - 1px);
    background: inherit;
    clip-path: polygon(0 0, 4.75rem 0, 100% calc(100% - 1px), 100% 100%, 0 100%);
  }
  &:is([data-end], :dir(rtl)):not([data-end]:dir(rtl))::before {
    scale: -1 1;
  }
  @container credence-slider (max-width: 39.99rem) {
    column-gap: var(--credence-4);
    /* From edge to edge of a page that says how far away they are. */
    margin-inline: calc(var(--credence-page-edge, 0px) * -1);
    padding-inline: var(--credence-page-edge, 0.75rem);
    border-radius: 0;
  }
  @container credence-slider (max-width: 26.99rem) {
    margin-block-start: 1.125rem;

    /* Where the words stand in two rows, it rises beside the lower one; longer words leave it no room. */
    &:lang(en)::before {
      inset-block-start: -2.125rem;
      clip-path: polygon(
        var(--foot) 0,
        calc(var(--foot) + 0.75rem) 0,
        calc(var(--foot) + 0.75rem) 1.125rem,
        100% calc(100% - 1px),
        100% 100%,
        0 100%,
        var(--foot) 1.125rem
      );
      --foot: var(--credence-page-edge, 0px);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &::before {
      content: none;
    }
  }
  @media print {
    print-color-adjust: exact;
    break-inside: avoid;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 1rem;

  @container credence-slider (max-width: 39.99rem) {
    grid-column: 1 / -1;
  }
`;

export const Said = styled.p`
  font: 500 var(--credence-text-lg) / 1.4 var(--credence-font-title);

  &[data-unset] {
    color: var(--credence-ink-3);
  }
  > span + span {
    margin-inline-start: 0.375rem;
    font: 400 var(--credence-text-sm) / 1.4 var(--credence-font-text);
    color: var(--credence-ink-2);
  }
`;

export const Back = styled.button`
  position: relative;
  font-family: var(--credence-font-text);
  font-size: var(--credence-text-sm);
  font-weight: 600;
  line-height: 1.5rem;
  color: var(--credence-accent);
  white-space: nowrap;

  /* A touch target larger than it looks, and no wider, or a page would scroll sideways. */
  &::after {
    content: '';
    position: absolute;
    inset: -0.625rem 0;
  }
  /* Before the range below it, which is as high. */
  @media (pointer: coarse) {
    z-index: 2;
    min-block-size: 2.75rem;
  }
  &:hover:not(:disabled) {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  &:disabled {
    color: var(--credence-ink-3);
    cursor: not-allowed;
  }
`;

/** Zero is not on a scale of ratios: its ring stands apart, on the side where it would be. */
export const Line = styled.div`
  grid-column: 1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: 1.75rem;
  margin-block-start: 0.875rem;
  font-size: 0.78125rem;
  line-height: 1rem;
  color: var(--credence-ink-2);

  b {
    font-weight: 400;
  }
  [data-end] > & {
    grid-template-columns: minmax(0, 1fr) auto;

    > [data-slot='never'] {
      order: 1;
    }
  }
  @container credence-slider (max-width: 39.99rem) {
    grid-column: 1 / -1;
    column-gap: 1rem;
    margin-block-start: 0.5rem;
  }
`;

export const Never = styled.button`
  position: relative;
  display: grid;
  grid-template-rows: var(--credence-thumb) auto;
  align-content: start;
  align-items: center;
  justify-items: start;
  inline-size: min-content;
  min-inline-size: 3rem;
  font: inherit;
  font-family: var(--credence-font-text);
  text-align: start;
  color: inherit;

  &::after {
    content: '';
    position: absolute;
    inset: -0.75rem 0 -0.25rem;
  }
  > i {
    box-sizing: border-box;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border: 1.5px solid var(--credence-outline);
    border-radius: 50%;
    background: var(--credence-paper);
  }
  &:hover:not(:disabled) > i {
    border-color: var(--credence-accent);
  }
  &[aria-pressed='true'] {
    color: var(--credence-accent);
  }
  &[aria-pressed='true'] > i {
    border: 4px solid var(--credence-accent);
  }
  &:disabled {
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] > i {
      forced-color-adjust: none;
      border-color: Highlight;
    }
  }
`;

export const FineRail = styled.div`
  position: relative;
  block-size: var(--credence-thumb);
  color: var(--credence-accent);

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(50% - 0.5px);
    block-size: 1px;
    background: var(--credence-outline);
  }
  &::after {
    inset-block-start: calc(50% - 1.5px);
    inset-inline-end: calc(100% - var(--credence-place) * 1%);
    block-size: 3px;
    background: currentColor;
  }
  &:is([data-never], [data-unset])::after {
    display: none;
  }
  &[data-never]::before {
    background: var(--credence-hairline-strong);
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
    &::after {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

export const Mark = styled.span`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: calc((100% - 1px) * var(--credence-place) / 100);
  inline-size: 1px;
  block-size: 5px;
  background: var(--credence-outline);

  &[data-major] {
    block-size: 10px;
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

/** The centre of the thumb is at its place: the box is wider than the rail by one thumb. */
export const FineRange = styled(Range)`
  inline-size: calc(100% + var(--thumb));
  inset-inline-start: calc(var(--thumb) / -2);

  &[data-never]::-webkit-slider-thumb {
    background: var(--credence-paper);
    border-color: var(--credence-ink-3);
    box-shadow: none;
  }
  &[data-never]::-moz-range-thumb {
    background: var(--credence-paper);
    border-color: var(--credence-ink-3);
    box-shadow: none;
  }
`;

export const Stops = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: 0.5rem;
  font-variant-numeric: tabular-nums;

  /* With large letters each has its third, and breaks. */
  @container credence-slider (max-width: 26.99rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    overflow-wrap: anywhere;
  }

  [data-end] & > :first-child {
    order: 2;
  }
  [data-end] & > :nth-child(2) {
    order: 1;
  }
  > span {
    display: grid;
    justify-items: center;
    text-align: center;
  }
  > :first-child {
    justify-items: start;
    text-align: start;
  }
  > :last-child {
    justify-items: end;
    text-align: end;
  }
  [data-end] & > :first-child {
    justify-items: end;
    text-align: end;
  }
  [data-end] & > :last-child {
    justify-items: start;
    text-align: start;
  }
`;

export const Foot = styled.p`
  grid-column: 1;
  margin-block-start: 0.625rem;
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  color: var(--credence-ink-2);

  @container credence-slider (max-width: 39.99rem) {
    display: none;
  }
`;

/** Beside the line; where there is no room, below it, with what else is to be said. */
export const People = styled.figure`
  grid-area: 1 / 2 / span 3;
  inline-size: 109px;
  margin: 0;
  font-size: var(--credence-text-xs);
  line-height: 1.125rem;
  color: var(--credence-ink-2);

  > figcaption {
    margin-block-start: 0.25rem;
    white-space: nowrap;
  }
  b {
    font-weight: 600;
    color: var(--credence-ink);
  }
  [data-slot='more'] {
    display: none;
  }
  @container credence-slider (max-width: 39.99rem) {
    grid-area: auto / 1 / auto / -1;
    display: flex;
    align-items: center;
    gap: 1rem;
    inline-size: auto;
    margin-block-start: 0.5rem;
    font-size: var(--credence-text-sm);
    line-height: 1.25rem;

    > figcaption {
      max-inline-size: 14rem;
      margin: 0;
      white-space: normal;
    }
    [data-slot='more'] {
      display: inline;
    }
  }
`;

export const Field = styled.svg`
  display: block;
  inline-size: 109px;
  block-size: 109px;
  flex: none;
  fill: var(--credence-crowd-off);
  shape-rendering: crispEdges;

  > [data-slot='marked'] {
    fill: ${crowdOn};
  }
  @container credence-slider (max-width: 39.99rem) {
    inline-size: 89px;
    block-size: 89px;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    fill: Canvas;
    stroke: CanvasText;
    stroke-width: 0.5px;

    > [data-slot='marked'] {
      fill: Highlight;
      stroke: Highlight;
    }
  }
`;
