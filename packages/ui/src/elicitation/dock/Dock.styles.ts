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
  /* With little height it would cover what it belongs to. */
  @media (max-height: 480px) {
    position: static;
  }
`;

/** What the window scrolls to stops above the dock: for all that lies beside it in its root. */
export const clearOfDock = css`
  * {
    scroll-margin-block-end: calc(var(--credence-dock-height, 0px) + 0.5rem);
  }
`;

/** What scrolls by itself ends where it ends, dock or not: for all that lies in it. */
export const scrollsByItself = css`
  > * {
    --credence-dock-height: 0px;
  }
`;
