import { styled } from 'styled-components';

export const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;

  @container credence-slider (max-width: 39.99rem) {
    gap: 0;
  }
`;

export const Step = styled.button`
  font-family: var(--credence-font-text);
  position: relative;
  display: grid;
  place-items: center;
  inline-size: var(--credence-control);
  block-size: var(--credence-control);
  font-size: 0.9375rem;
  color: var(--credence-ink-2);
  /* Holding repeats: two quick presses must not zoom, and a long one must not select text. */
  touch-action: manipulation;
  user-select: none;

  &::before {
    content: '';
    box-sizing: border-box;
    position: absolute;
    inset: calc(50% - 0.9375rem);
    border: 1px solid var(--credence-outline);
    border-radius: 50%;
  }
  /* A button's circle is smaller than the button: the last one is at the edge of the scale, and nothing beyond it. */
  &:last-child {
    inline-size: calc((var(--credence-control) + 1.875rem) / 2);
    justify-items: end;
    padding-inline: 0 calc(0.9375rem - 0.5em);

    &::before {
      inset-inline: auto 0;
      inline-size: 1.875rem;
    }
  }
  @media (pointer: coarse) {
    min-inline-size: var(--credence-control);
  }
  &:not(:disabled):hover {
    color: var(--credence-accent);
  }
  &:not(:disabled):hover::before {
    border-color: currentColor;
    background: color-mix(in oklab, var(--credence-accent) 8%, transparent);
  }
  &:not(:disabled):active {
    translate: 0 0.5px;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

/** An underlined number without a box. */
export const Box = styled.div`
  position: relative;
  display: inline-block;
  block-size: 2rem;
  border-block-end: 1.5px solid var(--credence-outline);

  /* Digits read from left to right in every language. */
  direction: ltr;

  &:focus-within {
    border-color: var(--credence-accent);
    box-shadow: 0 1.5px 0 var(--credence-accent);
  }
  &[data-exact] label > span:first-child {
    inline-size: max(2.125rem, var(--credence-typed, 0) * 1ch);
    max-inline-size: 8rem;
  }
  &[data-unset] {
    border-block-end-style: dashed;
  }
  @media (forced-colors: active) {
    &:focus-within {
      outline: 2px solid Highlight;
      outline-offset: 2px;
    }
  }
`;

/** A press anywhere on it goes to the number. */
export const Entry = styled.label`
  display: flex;
  align-items: baseline;
  block-size: 100%;
  padding-inline: 0.25rem;
  cursor: text;
`;

/** The place of the number, on the line of its sign: as wide as what is typed, where that is more than two digits. */
export const Digits = styled.span`
  position: relative;
  /* Those of other typefaces may be wider than ours. */
  inline-size: max(1.65rem, 2ch, var(--credence-typed, 0) * 1ch);
  font: 600 1.3125rem / 1.9rem var(--credence-font-text);

  /* The number is no part of the layout around it, so its line is. */
  &::before {
    content: '\\200b';
  }
  ${Box}[data-unset] & {
    font-weight: 400;
    color: var(--credence-ink-3);
  }
`;

/** Laid out by itself: a move, which writes another number, lays out nothing around it. */
export const NumberInput = styled.input`
  appearance: textfield;
  position: absolute;
  inset: 0;
  contain: size layout;
  inline-size: 100%;
  block-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  text-align: end;
  font: inherit;
  color: inherit;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

export const Unit = styled.span`
  padding-inline-start: 0.15rem;
  font-size: 0.9375rem;
  color: var(--credence-ink-3);
`;

/** On a line of its own, with its end below the number. */
export const Misfit = styled.p`
  grid-column: 1 / -1;
  display: flex;
  justify-content: flex-end;
  gap: 0.375rem;
  padding-block: 0.25rem;
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  color: var(--credence-changed);
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-block-start: 0.1875rem;
  }
`;
