import { styled } from 'styled-components';
import { coveringInput } from '../../foundations/fields/coveringInput.styles.js';
import { focusRing } from '../../foundations/theme/derived.styles.js';

export const Tick = styled.span`
  position: absolute;
  inset-inline-end: var(--credence-2);
  inset-block-end: calc(var(--credence-tick) * 1%);
  translate: 0 50%;
  direction: ltr;
  unicode-bidi: isolate;
  white-space: nowrap;
`;

export const Lines = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: var(--room);
  block-size: var(--height);
  border-block: 1px solid var(--credence-hairline);
  border-block-end-color: var(--credence-outline);
  background: linear-gradient(var(--credence-hairline), var(--credence-hairline)) center / 100% 1px no-repeat;
  pointer-events: none;
`;

/** Its height is a variable on the bar itself. */
export const BarShape = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  inline-size: min(64%, 7rem);
  margin-inline: auto;
  block-size: calc(var(--credence-bar) * 1%);
  min-block-size: 2px;
  border-radius: var(--credence-radius-s) var(--credence-radius-s) 0 0;
  background: var(--credence-accent);

  [data-unset] > & {
    border: 1.5px solid var(--credence-crowd-unset);
    border-block-end: 0;
    background: transparent;
  }
  [data-locked] > & {
    background: repeating-linear-gradient(
      -45deg,
      var(--credence-accent) 0 5px,
      color-mix(in oklab, var(--credence-accent) 78%, var(--credence-paper)) 5px 8px
    );
  }
  [data-fixed] & {
    background: var(--credence-ink-disabled);
  }
  [data-fixed] [data-unset] > & {
    background: transparent;
    border-color: var(--credence-ink-disabled);
  }
  @media (hover: hover) {
    [data-slot='plot']:not([data-fixed]) [data-slot='bar']:hover & {
      box-shadow: 0 0 0 3px color-mix(in oklab, var(--credence-accent) 12%, transparent);
    }
  }
  [data-slot='bar']:has(:focus-visible) & {
    box-shadow: ${focusRing};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;

    [data-unset] > & {
      border-color: ButtonText;
      background: Canvas;
    }
    [data-locked] > & {
      background: repeating-linear-gradient(-45deg, Highlight 0 4px, Canvas 4px 8px);
    }
    [data-fixed] & {
      background: GrayText;
    }
    [data-fixed] [data-unset] > & {
      border-color: GrayText;
      background: Canvas;
    }
    [data-slot='bar']:has(:focus-visible) & {
      box-shadow: none;
      outline: 3px solid Highlight;
      outline-offset: 2px;
    }
  }
`;

export const Share = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: calc(var(--credence-bar) * 1% + 3px);
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.2em;
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  [data-unset] > & {
    font-weight: 400;
    color: var(--credence-ink-3);
    text-decoration: underline dashed 1px;
    text-underline-offset: 0.2em;
  }
  > span {
    direction: ltr;
    unicode-bidi: isolate;
  }
  [data-narrow] & {
    font-size: var(--credence-text-xs);
  }
  [data-fixed] & {
    color: var(--credence-ink-2);
  }
`;

/** The bar's native range: invisible on top of it. Pointer events go to the plot below. */
export const Range = styled.input`
  ${coveringInput}
  pointer-events: none;
`;
