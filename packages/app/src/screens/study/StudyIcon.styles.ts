import { styled } from 'styled-components';

// As the kit's icons: in the colour and size of the surrounding text.
export const Drawing = styled.svg`
  color: inherit;
  font-size: inherit;
  inline-size: 1em;
  block-size: 1em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
