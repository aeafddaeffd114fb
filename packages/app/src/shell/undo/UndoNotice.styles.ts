import { keyframes, styled } from 'styled-components';

/* Above the page, below dialogs; only the notices themselves receive pointer events. */
export const Notices = styled.section`
  position: fixed;
  inset-inline: 1rem;
  inset-block-end: max(1rem, env(safe-area-inset-bottom));
  z-index: 35;
  display: grid;
  gap: 0.5rem;
  justify-items: center;
  pointer-events: none;

  @media print {
    display: none;
  }
`;

export const Notice = styled.div`
  position: relative;
  inline-size: min(34rem, 100%);
  border-radius: var(--credence-radius-s);
  background: var(--credence-paper-raised);
  box-shadow: var(--credence-shadow-float);
  overflow: hidden;
  pointer-events: auto;
`;

const shrink = keyframes`
  to { transform: scaleX(0); }
`;

/* The time left to undo; the text says it too. */
export const TimeLeft = styled.div`
  position: absolute;
  inset: auto 0 0;
  block-size: 2px;
  background: var(--credence-accent);
  transform-origin: left;
  animation: ${shrink} linear forwards;

  &:dir(rtl) {
    transform-origin: right;
  }
  &[data-paused] {
    animation-play-state: paused;
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;
