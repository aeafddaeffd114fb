import { styled } from 'styled-components';

export const Cover = styled.div`
  position: relative;
  background: var(--credence-poster);
  color: var(--credence-on-poster);

  --people: var(--credence-on-poster);
  --credence-crowd-off: color-mix(in oklab, var(--credence-on-poster) 28%, transparent);

  @media (forced-colors: active) {
    border-radius: inherit;
    outline: 1px solid CanvasText;
    outline-offset: -1px;
    --people: CanvasText;
    --credence-crowd-off: GrayText;
  }
`;

export const CoverInner = styled.div`
  position: absolute;
  inset: auto 7% 13%;
`;

export const CoverQuestion = styled.p`
  margin-block-end: clamp(0.75rem, 2vw, 1.5rem);
  max-inline-size: 24ch;
  font: 500 clamp(1.125rem, 2.4vw, 1.75rem) / 1.2 var(--credence-font-title);
  letter-spacing: -0.01em;
`;
