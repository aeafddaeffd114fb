import { styled } from 'styled-components';

// Colour and size are those of the surrounding text: the reset of roots must not apply to it.
export const IconSvg = styled.svg`
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

  &[data-flips]:dir(rtl) {
    scale: -1 1;
  }
`;
