import { styled } from 'styled-components';
import { crowdOn } from '../../foundations/theme/derived.styles.js';
import { ownWidth } from '../frame/frame.styles.js';

export const Root = styled.div`
  container: credence-people / inline-size;
  ${ownWidth}
  color: var(--credence-crowd-off);
`;

/**
 * Fifty are in one row, so that the edge of the fill is the value; if that is too wide, in two, filled column by column
 * from the start. The drawing is as wide as its place, and 23 px a row is as high as it grows.
 */
export const People = styled.svg`
  --most: 1.15px;
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: var(--credence-people-width) / var(--credence-people-height);
  max-block-size: calc(var(--credence-people-height) * var(--most));
  overflow: visible;
  fill: currentColor;

  /* Beyond that only the places move apart: a figure is stretched back, by its greatest width over what there is. */
  marker > * {
    transform-origin: 5px 20px;
    transform: scaleX(min(1, tan(atan2(var(--credence-people-width) * var(--most), 100cqi))));
  }
  /* The places are mirrored, the figures are not. */
  &:dir(rtl),
  &:dir(rtl) marker > * {
    scale: -1 1;
  }

  > [data-slot='filled'] {
    color: ${crowdOn};
  }
  [data-unset] > & > [data-slot='filled'] {
    color: var(--credence-crowd-unset);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.15;
  }
  /* Below 1 %, the first person is outlined, because half of one is too much. */
  [data-rare] & > [data-slot='filled'] {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.15;
  }
  /* Where nobody is meant, none is marked. */
  [data-rare='never'] & > [data-slot='filled'] {
    fill: var(--credence-crowd-off);
    stroke: none;
  }
  /* Two rows of half the places, so twice as large: one of each pair steps up, and both to the middle. */
  @container credence-people (max-width: 26.99rem) {
    &[data-rows='line'] {
      margin-block-start: calc(100% * 64 / var(--credence-people-width));

      marker > * {
        transform: scale(2);
      }
      polyline:nth-child(2) {
        transform: translate(7.35px);
      }
      polyline:nth-child(3) {
        transform: translate(-7.35px, -44px);
      }
    }
  }
  @media (forced-colors: active) {
    > * {
      forced-color-adjust: none;
      color: GrayText;
      fill: none;
      stroke: currentColor;
      stroke-width: 1;
    }
    > [data-slot='filled'] {
      color: Highlight;
      fill: currentColor;
    }
    [data-unset] > & > [data-slot='filled'] {
      color: CanvasText;
      fill: none;
      stroke-dasharray: 2 1;
    }
  }
`;
