import { css, styled } from 'styled-components';
import { accentSoft, focus } from '../../foundations/theme/derived.styles.js';

/* What the questions' order and the findings add to a node. What is said is petrol, what is computed ink. */
const marks = css`
  &[data-rank] rect:not(.ring) {
    fill: var(--credence-paper-raised);
    stroke: var(--credence-ink);
    stroke-width: 1.75;
  }
  &:is([data-rank], [data-outcome], [data-finding]) text {
    font-weight: 600;
  }
  .double {
    stroke: var(--credence-ink);
    stroke-width: 1;
  }
  &&[data-finding] rect:not(.ring) {
    fill: var(--credence-accent);
  }
  &[data-finding]:not([data-rank]) rect:not(.ring) {
    stroke: var(--credence-accent);
  }
  &&[data-finding] text {
    fill: var(--credence-on-accent);
  }
  &[data-finding] .double {
    stroke: var(--credence-on-accent);
  }
`;
const forcedMarks = css`
  &[data-rank] rect:not(.ring) {
    fill: Canvas;
    stroke: CanvasText;
    stroke-width: 3;
  }
  .double {
    stroke: CanvasText;
  }
  &&[data-finding] rect:not(.ring) {
    fill: Highlight;
    stroke: CanvasText;
  }
  &&[data-finding] text {
    fill: HighlightText;
    forced-color-adjust: none;
  }
  &&[data-finding] circle,
  &[data-finding] .double {
    stroke: HighlightText;
  }
`;

export const NodeRoot = styled.a`
  cursor: pointer;
  text-decoration: none;

  &:not([href]) {
    cursor: default;
  }
  rect:not(.ring) {
    fill: var(--credence-paper-raised);
    stroke: var(--credence-outline);
  }
  text {
    fill: var(--credence-ink);
    font-size: 14px;
  }
  &[data-hot] rect:not(.ring) {
    fill: ${accentSoft};
    stroke: var(--credence-accent);
    stroke-width: 1.75;
  }
  &[data-hot] text {
    font-weight: 600;
  }
  &[href]:hover rect:not(.ring) {
    fill: var(--credence-paper-hover);
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  /* Around the pill, so that the current node and the one in focus look different. */
  .ring {
    fill: none;
    stroke: none;
  }
  &&:focus-visible .ring {
    stroke: ${focus};
    stroke-width: 3;
    stroke-dasharray: none;
  }
  circle {
    fill: none;
    stroke: var(--credence-crowd-off);
    stroke-width: 3;
  }
  circle + circle {
    stroke: var(--credence-changed-mark);
    stroke-dasharray: var(--credence-progress) 100;
  }
  &[data-status='done'] circle {
    fill: var(--credence-done);
    stroke: none;
  }
  path {
    fill: none;
    stroke: var(--credence-paper-raised);
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Not asked about: a dash instead of a ring, and a broken outline. */
  &[data-status='none'] rect:not(.ring) {
    fill: var(--credence-paper);
    stroke-dasharray: 4 3;
  }
  &[data-status='none'] text {
    fill: var(--credence-ink-2);
  }
  &[data-status='none'] path {
    stroke: var(--credence-ink-3);
  }
  ${marks}
  @media (forced-colors: active) {
    rect:not(.ring) {
      fill: Canvas;
      stroke: LinkText;
    }
    text {
      fill: LinkText;
    }
    circle {
      stroke: GrayText;
      stroke-width: 1;
    }
    circle + circle {
      stroke: Highlight;
      stroke-width: 3;
    }
    &[data-status='done'] circle {
      fill: CanvasText;
    }
    path {
      stroke: Canvas;
    }
    &:not([href]) rect:not(.ring) {
      stroke: CanvasText;
    }
    &:not([href]) text,
    &[data-status='none'] text {
      fill: CanvasText;
    }
    &[data-status='none'] rect:not(.ring) {
      fill: Canvas;
    }
    &[data-status='none'] path {
      stroke: CanvasText;
    }
    &[data-hot] rect:not(.ring) {
      stroke: Highlight;
      stroke-width: 3;
    }
    ${forcedMarks}
  }
`;
