import { css } from 'styled-components';

/** An input that lies unseen over what stands for it: it takes the presses and the keys, and is named and checked. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
