import { css, styled } from 'styled-components';
import { focus } from '../../foundations/theme/derived.styles.js';
import { ownWidth } from '../frame/frame.styles.js';
import { stacked } from './stacked.styles.js';

// No rule here reads a prop, and the value is set deeper down, so a drag restyles next to nothing.
export const Root = styled.div`
  container: credence-slider / inline-size;
  ${ownWidth}
  /* At its ends half of the thumb stands beyond the rail, and no page scrolls for that. */
  contain: layout;
  /* A container query needs a definite width. */
  inline-size: 100%;
  text-align: start;

  > [data-slot='scale'] + p {
    margin-block-start: 0.5rem;
  }
  /* A share that follows reaches its thumb, dashed like everything that nobody set. */
  &[data-follows] [data-slot='fill'] {
    display: block;
    block-size: 1px;
    inset-block-start: calc(50% - 0.5px);
    background-image: repeating-linear-gradient(
      90deg,
      var(--credence-ink-2) 0 5px,
      var(--credence-paper) 5px 9px
    );
  }
  &:has([data-slot='range']:disabled) {
    --credence-crowd-on: var(--credence-ink-disabled);
    --credence-crowd-unset: var(--credence-ink-disabled);
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  column-gap: var(--credence-4);
  margin-block-end: 0.25rem;

  ${stacked(css`
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: var(--credence-2);
  `)}
  /* Large letters beside the number would stand one below the other. */
  @container credence-slider (max-width: 15.99rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 48em) and (min-height: 53.75em) {
    margin-block-end: 0.625rem;
  }
`;

export const Question = styled.div`
  font: inherit;
  overflow-wrap: anywhere;

  > label {
    display: grid;
  }
`;

export const Lead = styled.span`
  font-size: var(--credence-text-sm);
  line-height: 1.15rem;
  color: var(--credence-ink-3);

  ${stacked(css`
    font-size: 0.8125rem;
  `)}
`;

export const Asked = styled.span`
  font: 500 var(--credence-text-lg) / 1.5rem var(--credence-font-title);
`;

export const Said = styled.div`
  display: grid;
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  text-align: end;
  color: var(--credence-ink-3);

  b {
    font-weight: 400;
    color: var(--credence-accent);
  }
  ${stacked(css`
    grid-column: 1 / -1;
    order: 3;
    display: block;
    text-align: start;
    font-size: var(--credence-text-xs);
    line-height: 1.1rem;
  `)}
`;

export const Note = styled.span`
  ${stacked(css`
    &::before {
      content: ' · ';
    }
  `)}
`;

export const Keep = styled.button`
  font-family: var(--credence-font-text);
  position: relative;
  color: var(--credence-ink-2);
  text-decoration: underline dashed 1px;
  text-underline-offset: 0.25em;

  /* A touch target larger than it looks, and no wider, or a page would scroll sideways. */
  &::after {
    content: '';
    position: absolute;
    inset: -0.5rem 0;
  }
  @media (pointer: coarse) {
    &::after {
      inset-block: calc(min(100% - 2.75rem, 0px) / 2);
    }
  }
  &:hover {
    color: var(--credence-accent);
  }
`;

/** The previous answer: a dashed line through the rail, behind the thumb. */
export const Ghost = styled.span`
  position: absolute;
  inset-block: -2px;
  inset-inline-start: calc(var(--credence-percent) * 1% - 1px);
  border-inline-start: 2px dashed var(--credence-ink-3);
`;

/**
 * The native range, over the whole rail. Its thumb moves within its box from 1 to 99: with this width and
 * offset, the centre of the thumb is at value % of the rail.
 */
export const Range = styled.input`
  --thumb: var(--credence-thumb);
  appearance: none;
  position: absolute;
  z-index: 1;
  inset-block-start: 50%;
  translate: 0 -50%;
  inline-size: calc(
    (var(--credence-max-value) - var(--credence-min-value)) * 1% + var(--thumb)
  );
  inset-inline-start: calc(var(--credence-min-value) * 1% - var(--thumb) / 2);
  block-size: 2.75rem;
  margin: 0;
  padding: 0;
  background: none;
  cursor: pointer;
  /* A move of the thumb lays out nothing around it. */
  contain: size layout;
  /* A finger moving vertically scrolls the page. */
  touch-action: pan-y;

  &::-webkit-slider-runnable-track {
    display: flex;
    align-items: center;
    block-size: 2.75rem;
    background: none;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    box-sizing: border-box;
    inline-size: var(--thumb);
    block-size: var(--thumb);
    margin-block-start: calc((2.75rem - var(--thumb)) / 2);
    border: 2px solid var(--credence-paper);
    border-radius: 50%;
    background: var(--credence-accent);
    box-shadow:
      0 0 0 1px var(--credence-accent),
      var(--credence-shadow-thumb);
    transition: box-shadow var(--credence-fast);
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: var(--thumb);
    block-size: var(--thumb);
    border: 2px solid var(--credence-paper);
    border-radius: 50%;
    background: var(--credence-accent);
    box-shadow:
      0 0 0 1px var(--credence-accent),
      var(--credence-shadow-thumb);
  }
  &:hover::-webkit-slider-thumb {
    box-shadow:
      0 0 0 1px var(--credence-accent),
      0 0 0 8px color-mix(in oklab, var(--credence-accent) 12%, transparent);
  }

  &[data-unset]::-webkit-slider-thumb {
    background: var(--credence-paper);
    border-color: var(--credence-ink-3);
    box-shadow: 0 0 0 3px var(--credence-paper);
  }
  &[data-unset]::-moz-range-thumb {
    background: var(--credence-paper);
    border-color: var(--credence-ink-3);
    box-shadow: 0 0 0 3px var(--credence-paper);
  }

  /* It stands nowhere until it is set. */
  &[data-blank]::-webkit-slider-thumb {
    opacity: 0;
  }
  &[data-blank]::-moz-range-thumb {
    opacity: 0;
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &[data-blank]:focus-visible {
    outline: 2px solid ${focus};
    outline-offset: -0.75rem;
    border-radius: var(--credence-radius-full);
  }
  &:focus-visible::-webkit-slider-thumb {
    box-shadow:
      0 0 0 1px var(--credence-accent),
      0 0 0 3px var(--credence-paper),
      0 0 0 5px ${focus};
  }
  &:focus-visible::-moz-range-thumb {
    box-shadow:
      0 0 0 1px var(--credence-accent),
      0 0 0 3px var(--credence-paper),
      0 0 0 5px ${focus};
  }

  &:disabled {
    cursor: not-allowed;
  }
  /* Drawn at 14 px inside the full-size thumb, which the alignment relies on. */
  &:disabled::-webkit-slider-thumb {
    border: 0;
    background: radial-gradient(
      circle,
      var(--credence-paper) 0 5px,
      var(--credence-ink-disabled) 5.5px 6.75px,
      transparent 7.25px
    );
    box-shadow: none;
  }
  &:disabled::-moz-range-thumb {
    border: 0;
    background: radial-gradient(
      circle,
      var(--credence-paper) 0 5px,
      var(--credence-ink-disabled) 5.5px 6.75px,
      transparent 7.25px
    );
    box-shadow: none;
  }

  @media (forced-colors: active) {
    &::-webkit-slider-thumb {
      forced-color-adjust: none;
      border-color: Canvas;
      background: ButtonText;
      box-shadow: 0 0 0 1px ButtonText;
    }
    &[data-unset]::-webkit-slider-thumb {
      border-color: ButtonText;
      background: Canvas;
      box-shadow: none;
    }
    &:focus-visible::-webkit-slider-thumb {
      box-shadow:
        0 0 0 2px Canvas,
        0 0 0 5px Highlight;
    }
    &:disabled::-webkit-slider-thumb {
      border: 2px dashed GrayText;
      background: Canvas;
      box-shadow: none;
    }
  }
`;
