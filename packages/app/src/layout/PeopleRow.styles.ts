import { styled } from 'styled-components';

/* Quiet on paper, where the accent means that somebody chose. Whoever puts it on a ground of its own sets --people. */
export const Row = styled.div`
  --credence-crowd-on: var(--people, var(--credence-outline));
`;

export const Rail = styled.div`
  position: relative;
  block-size: 2px;
  margin-block-start: 0.625rem;
  background: var(--credence-crowd-off);
  /* Drawn with backgrounds alone, which are taken away there. */
  forced-color-adjust: none;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: var(--percent);
    background: var(--credence-crowd-on);
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: var(--percent);
    inline-size: 1rem;
    block-size: 1rem;
    margin: -0.5rem;
    border-radius: 50%;
    background: var(--credence-crowd-on);
  }
`;
