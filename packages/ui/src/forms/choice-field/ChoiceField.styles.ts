import { styled } from 'styled-components';
import { labelLook } from '../form-field/FormField.styles.js';

export const Root = styled.fieldset`
  display: grid;
  gap: 0.25rem;
  min-inline-size: 0;
`;

export const Legend = styled.legend`
  ${labelLook}
  padding: 0;
  margin-block-end: 0.25rem;
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--credence-6);

  @media (max-width: 35.99em) {
    flex-direction: column;
  }
`;

export const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: 0.5rem;
  min-block-size: var(--credence-control);
  padding-block: 0.5rem;
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
  cursor: pointer;

  @media (pointer: coarse), (max-width: 35.99em) {
    min-block-size: 2.75rem;
    padding-block: 0.625rem;
  }
  > input {
    appearance: none;
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 0;
    translate: 0 0.1875rem;
    border: 1.5px solid var(--credence-outline);
    border-radius: 50%;
    background: var(--credence-paper-raised);
    cursor: inherit;
  }
  &:hover > input:not(:disabled, :checked) {
    border-color: var(--credence-accent);
  }
  > input:checked {
    border: 5.5px solid var(--credence-accent);
    background: var(--credence-paper-raised);
  }
  > input:focus-visible {
    border-radius: 50%;
  }
  &:has(input:checked) {
    color: var(--credence-accent);
    font-weight: 600;
  }
  [aria-invalid='true'] &:not(:has(input:checked)) > input {
    border-color: var(--credence-error);
  }
  &:has(input:disabled) {
    color: var(--credence-ink-3);
    cursor: not-allowed;
  }
  > input:disabled {
    border-color: var(--credence-hairline-strong);
    background: var(--credence-paper-sunken);
  }
  > input:disabled:checked {
    border-color: var(--credence-ink-3);
  }
  @media (forced-colors: active) {
    > input:checked {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Canvas;
    }
    > input:disabled,
    > input:disabled:checked {
      border-color: GrayText;
    }
    &:has(input:disabled) {
      color: GrayText;
    }
  }
`;

export const ChoiceHint = styled.span`
  display: block;
  font-size: var(--credence-text-sm);
  font-weight: 400;
  color: var(--credence-ink-3);
`;
