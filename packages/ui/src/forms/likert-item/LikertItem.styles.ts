import { styled } from 'styled-components';
import { coveringInput } from '../../foundations/fields/coveringInput.styles.js';
import { focusRing } from '../../foundations/theme/derived.styles.js';

export const Root = styled.fieldset`
  display: grid;
  gap: 0.25rem;
  min-inline-size: 0;
  padding-block: var(--credence-4);
  border-block-end: 1px solid var(--credence-hairline);
`;

export const Statement = styled.legend`
  /* A floated legend is an ordinary box: the gap above it is the padding of the whole. */
  float: inline-start;
  inline-size: 100%;
  max-inline-size: var(--credence-measure);
  padding: 0;
  font: 500 var(--credence-text-lg) / 1.35 var(--credence-font-title);
  overflow-wrap: anywhere;
`;

export const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  max-inline-size: 40rem;
  margin-block-start: 0.25rem;

  @media (max-width: 35.99em) {
    grid-template-columns: minmax(0, 1fr);
    max-inline-size: none;
  }
`;

export const Answer = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: start;
  gap: 0.125rem;
  min-block-size: 2.75rem;
  padding-block: 0.75rem 0.25rem;
  font-size: 0.9375rem;
  color: var(--credence-ink-2);
  cursor: pointer;

  /* The rail with the five marks. */
  &::before {
    content: '';
    position: absolute;
    inset: calc(0.75rem + 0.625rem) 0 auto;
    border-block-start: 1px solid var(--credence-outline);
  }
  &:first-child::before {
    inset-inline-start: 50%;
  }
  &:last-child::before {
    inset-inline-end: 50%;
  }
  > input {
    ${coveringInput}
  }
  &:has(input:checked) {
    color: var(--credence-accent);
    font-weight: 600;
  }
  &:has(input:disabled) {
    color: var(--credence-ink-3);
    cursor: not-allowed;
  }
  @media (max-width: 35.99em) {
    grid-template-columns: auto 1.25ch minmax(0, 1fr);
    justify-items: start;
    align-items: center;
    align-content: center;
    gap: 0.75rem;
    padding-block: 0.25rem;

    &:nth-child(n) {
      &::before {
        inset: 0 auto;
        inset-inline-start: 0.625rem;
        border: 0;
        border-inline-start: 1px solid var(--credence-outline);
      }
    }
    &:first-child::before {
      inset-block-start: 50%;
    }
    &:last-child::before {
      inset-block-end: 50%;
    }
  }
`;

export const Mark = styled.span`
  position: relative;
  box-sizing: border-box;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 1.5px solid var(--credence-outline);
  border-radius: 50%;
  background: var(--credence-paper);
  box-shadow: 0 0 0 3px var(--credence-paper);

  [data-slot='answer']:hover > input:not(:disabled) + & {
    border-color: var(--credence-accent);
  }
  [aria-invalid='true'] & {
    border-color: var(--credence-error);
  }
  input:checked + & {
    border-color: var(--credence-accent);
    background: var(--credence-accent);
    background-clip: content-box;
    padding: 2px;
  }
  input:focus-visible + & {
    box-shadow: ${focusRing};
  }
  input:disabled + & {
    border-color: var(--credence-hairline-strong);
  }
  input:disabled:checked + & {
    border-color: var(--credence-ink-3);
    background-color: var(--credence-ink-3);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: ButtonText;
    background: Canvas;
    box-shadow: none;

    [aria-invalid='true'] & {
      border-color: ButtonText;
    }
    input:checked + & {
      border-color: Highlight;
      background-color: Highlight;
    }
    input:disabled + & {
      border-color: GrayText;
    }
    input:disabled:checked + & {
      background-color: GrayText;
    }
    input:focus-visible + & {
      outline: 2px solid Highlight;
      outline-offset: 3px;
    }
  }
`;

export const Word = styled.span`
  font-size: var(--credence-text-sm);
  font-weight: 400;
  line-height: 1.25;
  text-align: center;
  overflow-wrap: anywhere;

  /* In a row the two end labels explain the scale; five labels would be too much to read. */
  @media (min-width: 36em) {
    [data-slot='answer']:not(:first-child, :last-child) > & {
      visibility: hidden;
      block-size: 0;
      overflow: hidden;
    }
    /* Their neighbours say nothing, so a longer one uses that space and stays on one line. */
    [data-slot='answer']:is(:first-child, :last-child) > & {
      inline-size: max-content;
      min-inline-size: 100%;
      max-inline-size: 200%;
    }
    [data-slot='answer']:first-child > & {
      justify-self: start;
    }
    [data-slot='answer']:last-child > & {
      justify-self: end;
    }
  }
  @media (max-width: 35.99em) {
    text-align: start;
    font-size: 0.9375rem;
  }
`;
