import { styled } from 'styled-components';
import { accentSoft } from '../../../foundations/theme/derived.styles.js';

/** An underlined number without a box. */
export const Box = styled.div`
  position: relative;
  display: inline-block;
  block-size: 2rem;
  border-block-end: 1.5px solid var(--credence-outline);

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
  /* Digits read from left to right in every language. */
  direction: ltr;

  /* As high as a finger needs, without moving what stands around it. */
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -0.375rem 0;
    }
  }
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

  &:empty {
    display: none;
  }
  > svg {
    flex: none;
    margin-block-start: 0.1875rem;
  }
`;

/** Below the number on a device with a touch keyboard, for as long as the number is being typed. */
export const Letters = styled.button`
  display: none;
  position: absolute;
  inset-block-start: calc(100% + 0.25rem);
  inset-inline-end: 0;
  z-index: 4;
  min-inline-size: 3.5rem;
  block-size: 2.75rem;
  border: 1px solid var(--credence-outline);
  border-radius: var(--credence-radius-s);
  font: 600 var(--credence-text-sm) / 1 var(--credence-font-text);
  color: var(--credence-accent);
  background: var(--credence-paper-raised);
  touch-action: manipulation;

  &[aria-pressed='true'] {
    background: ${accentSoft};
  }
  @media (pointer: coarse) {
    [data-slot='number']:focus-within > & {
      display: block;
    }
  }
`;
