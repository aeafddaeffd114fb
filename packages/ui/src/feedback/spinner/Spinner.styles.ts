import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { rotate: 360deg; }
`;

export const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 0.75rem;
  max-inline-size: 100%;
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
  color: var(--credence-ink-2);

  &[data-centred] {
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-block-size: 14rem;
  }
`;

export const Wheel = styled.span`
  inline-size: 1.125rem;
  block-size: 1.125rem;
  flex: none;
  border: 2px solid var(--credence-crowd-off);
  border-block-start-color: var(--credence-accent);
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;

  [data-centred] > & {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border-width: 3px;
  }
  /* With reduced motion, only the text remains. */
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border-color: Canvas;
    border-block-start-color: Highlight;
    forced-color-adjust: none;
  }
`;
