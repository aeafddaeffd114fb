import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  to { opacity: 1; }
`;

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`;

/* A page that comes within 300 ms needs no sign. */
export const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 30;
  block-size: 2px;
  overflow: hidden;
  opacity: 0;
  animation: ${appear} 0s 300ms forwards;

  &::before {
    content: '';
    display: block;
    inline-size: 33%;
    block-size: 100%;
    background: var(--credence-accent);
    animation: ${pass} 1.2s infinite var(--credence-ease);
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      inline-size: 100%;
      animation: none;
    }
  }
`;
