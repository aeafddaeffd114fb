import { styled } from 'styled-components';

export const Root = styled.div`
  container: credence-people / inline-size;
  color: var(--credence-crowd-off);
`;

/**
 * Fifty are in one row, so that the edge of the fill is the value; if that is too wide, in two, filled column
 * by column from the start.
 */
export const People = styled.div`
  /* Groups exist for React only: layout ignores them. */
  > * {
    display: contents;
  }
  > * > * {
    inline-size: 68%;
    max-inline-size: 11.5px;
    aspect-ratio: 10 / 20;
    justify-self: center;
    fill: currentColor;
    overflow: visible;
  }
  > * > [data-on] {
    color: var(--credence-crowd-on);
  }
  /* Gained: lighter, with an outline. Lost: the outline only. */
  > * > [data-change] {
    color: var(--credence-crowd-on);
    fill: var(--credence-state-3);
    stroke: currentColor;
    stroke-width: 1.15;
  }
  > * > [data-change='less'] {
    fill: none;
  }
  [data-unset] > & > * > [data-on] {
    color: var(--credence-crowd-unset);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.15;
  }
  &[data-rows='line'] {
    display: grid;
    grid-template-columns: repeat(var(--credence-columns), minmax(0, 1fr));
  }
  @container credence-people (max-width: 26.99rem) {
    &[data-rows='line'] {
      grid-template-columns: repeat(calc(var(--credence-columns) / 2), minmax(0, 1fr));
      grid-template-rows: auto auto;
      grid-auto-flow: column dense;
      row-gap: 2px;
    }
    &[data-rows='line'] > * > :nth-child(odd) {
      grid-row: 2;
    }
    &[data-rows='line'] > * > :nth-child(even) {
      grid-row: 1;
    }
  }
  /* From the bottom row upwards: wrap-reverse keeps them in order. */
  &[data-rows='many'] {
    display: flex;
    flex-wrap: wrap-reverse;
    row-gap: 2px;
  }
  &[data-rows='many'] > * > * {
    --pitch: calc(100% / var(--credence-columns));
    --figure: min(11.5px, var(--pitch) * 0.68);
    flex: none;
    inline-size: var(--figure);
    margin-inline: calc((var(--pitch) - var(--figure)) / 2);
  }
  @media (forced-colors: active) {
    > * > * {
      forced-color-adjust: none;
      color: GrayText;
      fill: none;
      stroke: currentColor;
      stroke-width: 1;
    }
    > * > [data-on] {
      color: Highlight;
      fill: currentColor;
    }
    > * > [data-change] {
      color: CanvasText;
      fill: Highlight;
    }
    > * > [data-change='less'] {
      color: Highlight;
      fill: none;
      stroke-dasharray: 2 1;
    }
    [data-unset] > & > * > [data-on] {
      color: CanvasText;
      fill: none;
      stroke-dasharray: 2 1;
    }
  }
  @media print {
    print-color-adjust: exact;
  }
`;
