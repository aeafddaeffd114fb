import { styled } from 'styled-components';
import { crowdOn } from '../../foundations/theme/derived.styles.js';

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
