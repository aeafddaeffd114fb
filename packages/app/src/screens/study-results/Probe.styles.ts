import { styled } from 'styled-components';

/** Resizes with the text and when the reading direction changes, so that an observer of its size notices both. */
export const Probe = styled.i`
  position: absolute;
  inline-size: 1em;
  block-size: 0;
  visibility: hidden;

  &:dir(rtl) {
    inline-size: 2em;
  }
`;
