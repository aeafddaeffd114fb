import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--credence-3);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;

  b {
    font-weight: 600;
    color: var(--credence-ink);
  }
`;

export const Track = styled.span`
  flex: 1;
  min-inline-size: 6rem;
  block-size: 4px;
  border-radius: var(--credence-radius-full);
  background: var(--credence-crowd-off);
  overflow: hidden;

  @media (max-width: 25em) {
    min-inline-size: 3rem;
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;

export const Fill = styled.span`
  display: block;
  block-size: 100%;
  inline-size: calc(var(--credence-progress) * 1%);
  background: var(--credence-accent);

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

export const Ring = styled.svg`
  inline-size: 2.125rem;
  block-size: 2.125rem;
  flex: none;
  rotate: -90deg;

  circle {
    fill: none;
    stroke-width: 3.5;
    stroke: var(--credence-crowd-off);
  }
  circle + circle {
    stroke: var(--credence-accent);
    stroke-dasharray: var(--credence-progress) 100;
  }
  &[data-empty] circle + circle {
    display: none;
  }
  @media (forced-colors: active) {
    circle {
      stroke: GrayText;
      stroke-width: 1;
    }
    circle + circle {
      stroke: Highlight;
      stroke-width: 3.5;
    }
  }
`;
