import { styled } from 'styled-components';
import { crowdOn } from '../../foundations/theme/derived.styles.js';
import { ownWidth } from '../frame/frame.styles.js';

/** People, rail, ticks and words share one horizontal scale: 1 % of the value is 1 % of the width, in every layer. */
export const Root = styled.div`
  container: credence-scale / inline-size;
  ${ownWidth}

  > [data-credence='icon-array'] {
    padding-block-start: 2px;
  }
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

/** Its value is the size of its background, and no property of ours: a move then matches no rule again. */
export const Fill = styled.span`
  position: absolute;
  inset-block-start: calc(50% - var(--credence-rail) / 2);
  inset-inline: 0;
  block-size: var(--credence-rail);
  border-radius: var(--credence-radius-full);
  /* A background that ends below the thumb: a move triggers no layout and no clipping. */
  color: ${crowdOn};
  background: linear-gradient(currentColor 0 0) 0 no-repeat;

  &:dir(rtl) {
    background-position-x: 100%;
  }

  &[data-unset] {
    display: none;
  }
  @media (forced-colors: active) {
    color: Highlight;
    forced-color-adjust: none;
  }
`;

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
