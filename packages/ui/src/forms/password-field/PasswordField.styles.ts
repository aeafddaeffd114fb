import { styled } from 'styled-components';

export const Reveal = styled.button`
  display: grid;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  border-radius: var(--credence-radius-s);
  color: var(--credence-ink-3);

  &:hover {
    color: var(--credence-ink);
  }
  &[aria-pressed='true'] {
    color: var(--credence-accent);
  }
  @media (pointer: coarse) {
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }
`;
