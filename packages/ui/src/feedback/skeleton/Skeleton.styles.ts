import { keyframes, styled } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

export const Root = styled.span`
  display: block;
  inline-size: var(--credence-skeleton-width, 100%);
  max-inline-size: 100%;
  block-size: 0.75em;
  margin-block: 0.35em;
  border-radius: var(--credence-radius-s);
  background: var(--credence-hairline);
  animation: ${breathe} 1.6s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
