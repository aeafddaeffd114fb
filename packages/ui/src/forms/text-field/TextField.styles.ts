import { styled } from 'styled-components';
import { fieldStates, placeholderLook, unchangeable } from '../form-field/fieldStates.styles.js';

/** The box of a control, with room for an icon or a button at either end. */
export const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-inline-size: 0;

  > svg {
    position: absolute;
    inset-inline-start: 0.75rem;
    color: var(--credence-ink-3);
    pointer-events: none;
  }
  > svg + input {
    padding-inline-start: 2.25rem;
  }
  > [data-slot='end'] {
    position: absolute;
    inset-inline-end: 0.25rem;
    display: flex;
  }
  &:has(> [data-slot='end']) > input {
    padding-inline-end: 2.5rem;
  }
  &:has(> [data-slot='end'] > :nth-child(2)) > input {
    padding-inline-end: 4.5rem;
  }
  @media (pointer: coarse) {
    &:has(> [data-slot='end']) > input {
      padding-inline-end: 3.25rem;
    }
    &:has(> [data-slot='end'] > :nth-child(2)) > input {
      padding-inline-end: 5.5rem;
    }
  }
`;

export const Input = styled.input`
  font-family: var(--credence-font-text);
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--credence-control);
  padding-inline: 0.75rem;
  border: 1px solid var(--credence-outline);
  border-radius: var(--credence-radius);
  background: var(--credence-paper-raised);
  text-overflow: ellipsis;

  ${placeholderLook}
  ${fieldStates}
  &:disabled,
  &:read-only {
    ${unchangeable}
  }
  &[type='search']::-webkit-search-cancel-button {
    display: none;
  }
`;
