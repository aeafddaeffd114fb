import { styled } from 'styled-components';
import { crowdOn } from '../../foundations/theme/derived.styles.js';

// With the weight of two classes: what all people of a drawing have is in another sheet.

/** Lighter, with an outline. */
export const Gained = styled.g`
  && {
    color: ${crowdOn};
    fill: var(--credence-state-3);
    stroke: currentColor;
    stroke-width: 1.15;

    @media (forced-colors: active) {
      color: CanvasText;
      fill: Highlight;
    }
  }
`;

/** The outline only. */
export const Lost = styled.g`
  && {
    color: ${crowdOn};
    fill: none;
    stroke: currentColor;
    stroke-width: 1.15;

    @media (forced-colors: active) {
      color: Highlight;
      stroke-dasharray: 2 1;
    }
  }
`;
