import { css, styled } from 'styled-components';

export const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 10;
  background: var(--credence-paper);
  border-block-start: 1px solid var(--credence-hairline-strong);

  > div {
    max-inline-size: var(--credence-max);
    margin-inline: auto;
    padding-inline: var(--credence-gutter);
  }
  /* In a low window it would cover the content it belongs to. */
  @media (max-height: 30em) {
    position: static;
  }
  &[data-tall] {
    position: static;
  }
`;

/** Anything scrolled into view stops above the dock: for all its siblings in its root. */
export const clearOfDock = css`
  * {
    scroll-margin-block-end: calc(var(--credence-dock-height, 0px) + 0.5rem);
  }
`;

/** A nested scroll container ends at its own edge, dock or not: for its children. */
export const scrollsByItself = css`
  > * {
    --credence-dock-height: 0px;
  }
`;
