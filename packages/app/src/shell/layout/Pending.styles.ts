import { keyframes, styled } from 'styled-components';

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`;

export const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 30;
  block-size: 2px;
  overflow: hidden;

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
