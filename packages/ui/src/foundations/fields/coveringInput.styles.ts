import { css } from 'styled-components';

/** An invisible input on top of its visual replacement: it receives presses and keys, and has the name and state. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
