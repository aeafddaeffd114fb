import { styled } from 'styled-components';

/* Quiet on paper; whoever puts it on a ground of another colour sets --people-on and --people-off. */
export const Row = styled.div`
  --on: var(--people-on, var(--credence-outline));
  --off: var(--people-off, var(--credence-crowd-off));
`;

export const People = styled.svg`
  inline-size: 100%;
  block-size: auto;
  fill: var(--off);

  > [data-on] {
    fill: var(--on);
  }
`;

export const Rail = styled.div`
  position: relative;
  block-size: 2px;
  margin-block-start: 0.625rem;
  background: var(--off);

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: var(--filled);
    background: var(--on);
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: var(--filled);
    inline-size: 1rem;
    block-size: 1rem;
    border-radius: 50%;
    translate: -50% -50%;
    background: var(--on);
  }
`;
