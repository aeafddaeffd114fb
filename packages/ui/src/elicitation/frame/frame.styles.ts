import { css } from 'styled-components';

/** The root of what fills a page, or a card or a sidebar of one: what is in it asks for its width, not the window's. */
export const frame = css`
  container: credence-frame / inline-size;
  /* A container does not grow with what is in it. */
  inline-size: 100%;
`;

/** In a window no wider than this, or in a frame that is not. */
export const upTo = (width: string, rules: ReturnType<typeof css>) => css`
  @media (max-width: ${width}) {
    ${rules}
  }
  @container credence-frame (max-width: ${width}) {
    ${rules}
  }
`;
