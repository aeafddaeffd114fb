import { styled } from 'styled-components';
import { focusRing } from '../../foundations/theme/derived.styles.js';

// No rule here reads a prop. The height of a bar is a variable on the bar itself.
export const Root = styled.div`
  display: grid;
  gap: var(--credence-2);
  min-inline-size: 0;
`;

export const Question = styled.div`
  font-family: var(--credence-font-title);
  font-size: var(--credence-text-lg);
  font-weight: 500;
  line-height: 1.5rem;
  overflow-wrap: anywhere;
`;

export const Frame = styled.div`
  --axis: 2.5rem;
  --room: 1.75rem;
  --height: 12rem;
  position: relative;
  display: grid;
  grid-template-columns: var(--axis) minmax(0, 1fr);

  @media (max-width: 47.99em) {
    --height: 10rem;
  }
`;

/** The percentages at the side. Visual only: every bar states its own. */
export const Axis = styled.div`
  position: relative;
  block-size: var(--height);
  margin-block-start: var(--room);
  font-size: var(--credence-text-2xs);
  color: var(--credence-ink-3);
  font-variant-numeric: tabular-nums;
`;

export const Tick = styled.span`
  position: absolute;
  inset-inline-end: var(--credence-2);
  inset-block-end: calc(var(--credence-tick) * 1%);
  translate: 0 50%;
  direction: ltr;
  unicode-bidi: isolate;
  white-space: nowrap;
`;

export const Region = styled.div`
  position: relative;
  overflow-x: auto;
  overflow-y: hidden;
  overscroll-behavior-x: contain;
  /* Room for the focus rings of the outermost bars. */
  padding-inline: 4px;
  padding-block-end: 4px;
`;

export const Plot = styled.div`
  position: relative;
  display: flex;
  inline-size: max-content;
  min-inline-size: 100%;
  padding-block-start: var(--room);
  cursor: pointer;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  touch-action: manipulation;

  &[data-fixed] {
    cursor: default;
  }
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

export const Column = styled.div`
  position: relative;
  flex: 1 1 0;
  min-inline-size: 4rem;
  container: credence-bar / inline-size;
  display: grid;
  grid-template-rows: var(--height) auto;

  &[data-narrow] {
    min-inline-size: 2.75rem;
  }
`;

/** The area a bar can fill. */
export const Area = styled.div`
  position: relative;
`;

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

export const Name = styled.div`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  margin-block-start: 0.375rem;
  padding-inline: 0.125rem;
  font-family: var(--credence-font-title);
  font-size: 0.9375rem;
  line-height: 1.2;
  text-align: center;
  overflow-wrap: anywhere;
  hyphens: auto;

  /* The full name, if there is room. */
  > [data-length='whole'] {
    display: none;
  }
  @container credence-bar (min-width: 8rem) {
    > [data-length='whole'] {
      display: inline;
    }
    > [data-length='short'] {
      display: none;
    }
  }
  @container credence-bar (max-width: 5rem) {
    font-size: var(--credence-text-xs);
  }
`;

/** In the middle of a place whose bars are still to come. */
export const Told = styled.div`
  position: absolute;
  inset-block-start: var(--room);
  inset-inline: 0;
  block-size: var(--height);
  display: grid;
  place-items: center;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
  pointer-events: none;

  button {
    pointer-events: auto;
  }
`;

/** The bar's native range: invisible on top of it. Pointer events go to the plot below. */
export const Range = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;
`;

export const Caption = styled.p`
  min-block-size: 1.25rem;
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  color: var(--credence-ink-3);

  b {
    font-weight: 400;
    color: var(--credence-accent);
  }
`;
