import { css } from 'styled-components';

/**
 * The width of what does not grow with what is in it: a container, or `contain: inline-size`. It is as wide as its parent;
 * a parent that is as wide as its content, such as a dialog or a table cell, gets a third of the window from it, so that
 * several fit side by side.
 */
export const ownWidth = css`
  contain-intrinsic-inline-size: min(max(20rem, 30vw), 36rem, 100vw - 4rem);
  min-inline-size: min(20rem, 100%);
  max-inline-size: 100%;
`;

/** The root of what fills a page, or a card or a sidebar of one: what is in it asks for its width, not the window's. */
export const frame = css`
  container: credence-frame / inline-size;
  ${ownWidth}
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
