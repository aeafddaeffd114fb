import { styled } from 'styled-components';
import { coveringInput } from '../../foundations/fields/coveringInput.styles.js';
import { accentSoft, focus } from '../../foundations/theme/derived.styles.js';

export const Root = styled.div`
  display: inline-grid;
  grid-auto-flow: column;
  grid-auto-columns: auto;
  max-inline-size: 100%;
  border: 1px solid var(--credence-outline);
  border-radius: var(--credence-radius);
  overflow: clip;
  overflow-clip-margin: 6px;

  @media (max-width: 35.99em) {
    grid-auto-columns: minmax(0, 1fr);
    inline-size: 100%;
  }
  /* A phone with large text: one below the other. */
  @media (max-width: 19.99em) {
    grid-auto-flow: row;
  }
`;

export const Option = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 0;
  min-block-size: calc(var(--credence-control) - 2px);
  padding: 0.25rem 0.875rem;
  font-size: 0.9375rem;
  line-height: 1.2;
  text-align: center;
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;
  hyphens: auto;
  cursor: pointer;

  & + & {
    border-inline-start: 1px solid var(--credence-hairline-strong);

    @media (max-width: 19.99em) {
      border-inline-start: 0;
      border-block-start: 1px solid var(--credence-hairline-strong);
    }
  }
  > input {
    ${coveringInput}
  }
  &:hover {
    color: var(--credence-ink);
    background: var(--credence-paper-hover);
  }
  &:has(input:checked) {
    background: ${accentSoft};
    color: var(--credence-accent);
    font-weight: 600;
  }
  &:has(input:focus-visible) {
    box-shadow: inset 0 0 0 2px ${focus};
  }
  &:has(input:disabled) {
    color: var(--credence-ink-3);
    background: none;
    cursor: not-allowed;
  }
  &:has(input:disabled:checked) {
    background: var(--credence-paper-sunken);
  }
  @media (pointer: coarse) {
    min-block-size: var(--credence-control);
  }
  @media (max-width: 35.99em) {
    padding-inline: 0.25rem;
    font-size: var(--credence-text-sm);
  }
  @media (forced-colors: active) {
    &:has(input:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &:has(input:disabled) {
      color: GrayText;
    }
    &:has(input:disabled:checked) {
      background: GrayText;
      color: Canvas;
    }
    &:has(input:focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: -5px;
    }
    &:has(input:checked:focus-visible) {
      outline-color: HighlightText;
    }
  }
`;
