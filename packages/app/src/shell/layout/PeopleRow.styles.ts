import { styled } from 'styled-components';

/* Muted, where the accent colour marks a choice. */
export const Row = styled.div`
  --credence-crowd-on: var(--credence-outline);
`;

export const Rail = styled.div`
  position: relative;
  block-size: 2px;
  margin-block-start: 0.625rem;
  background: var(--credence-crowd-off);
  /* Drawn with backgrounds only, which forced colours would remove. */
  forced-color-adjust: none;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: var(--percent);
    background: var(--credence-crowd-on, var(--credence-accent));
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
    background: var(--credence-crowd-on, var(--credence-accent));
  }
`;
