import { styled } from 'styled-components';
import { ownWidth } from '../frame/frame.styles.js';

export const Root = styled.div`
  contain: inline-size;
  ${ownWidth}
  display: grid;
  gap: 0.375rem;
  font-size: 0.9375rem;
`;

export const Words = styled.p`
  color: var(--credence-ink-2);

  b {
    font-weight: 600;
    color: var(--credence-ink);
    font-variant-numeric: tabular-nums;
  }
`;

/** A rail with a mark at 100. The sum is written out above it. */
export const Rail = styled.div`
  position: relative;
  block-size: 9px;
  margin-block-end: 1rem;

  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 4px;
    block-size: 1px;
    background: var(--credence-outline);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;

    &::before {
      background: CanvasText;
    }
  }
`;

export const Fill = styled.span`
  position: absolute;
  inset-inline-start: 0;
  inset-block-start: 3px;
  block-size: var(--credence-rail);
  inline-size: calc(var(--credence-filled) * 1%);
  background: var(--credence-accent);
  transition: inline-size var(--credence-move) var(--credence-ease);

  [data-unset] > & {
    background: var(--credence-crowd-unset);
  }
  @media (forced-colors: active) {
    background: Highlight;

    [data-unset] > & {
      background: GrayText;
    }
  }
`;

export const Mark = styled.span`
  position: absolute;
  inset-inline-start: calc(var(--credence-mark) * 1% - 1px);
  inset-block: 0;
  inline-size: 2px;
  background: var(--credence-ink);
  transition: inset-inline-start var(--credence-move) var(--credence-ease);

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

/** "100", ending below its mark. */
export const Whole = styled.span`
  position: absolute;
  inset-inline-end: calc(100% - var(--credence-mark) * 1%);
  inset-block-start: 9px;
  font-size: var(--credence-text-2xs);
  line-height: 1rem;
  color: var(--credence-ink-3);
  font-variant-numeric: tabular-nums;

  @media (forced-colors: active) {
    color: CanvasText;
  }
`;
