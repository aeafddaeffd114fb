import { styled } from 'styled-components';
import { focus } from '../../../foundations/theme/derived.styles.js';

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
