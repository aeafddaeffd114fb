import { styled } from 'styled-components';

/** Visually hidden, but announced by screen readers. */
export const Announcement = styled.div`
  position: absolute;
  /* Below the footer it would make every page scroll by its height. */
  inset-block-start: 0;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
