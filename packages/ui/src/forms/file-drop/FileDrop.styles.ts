import { styled } from 'styled-components';
import { accentSoft, focusRing } from '../../foundations/theme/derived.styles.js';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--credence-3);
  min-inline-size: 0;
`;

export const Zone = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  align-content: center;
  gap: 0.25rem;
  min-block-size: 12.75rem;
  padding: var(--credence-8) var(--credence-5);
  border: 1px dashed var(--credence-outline);
  border-radius: var(--credence-radius-l);
  background: var(--credence-paper-sunken);
  text-align: center;

  > svg {
    font-size: 1.5rem;
    color: var(--credence-ink-3);
    margin-block-end: 0.375rem;
  }
  p {
    text-wrap: balance;
    overflow-wrap: break-word;
    max-inline-size: 100%;
  }
  &[data-over] {
    border: 2px solid var(--credence-accent);
    padding: calc(var(--credence-8) - 1px) calc(var(--credence-5) - 1px);
    background: ${accentSoft};
  }
  &:has(input:focus-visible) {
    box-shadow: ${focusRing};
  }
  &:has(input:disabled) {
    color: var(--credence-ink-3);
  }
  @media (max-width: 19.99em) {
    padding-inline: var(--credence-3);
  }
  @media (forced-colors: active) {
    &[data-over],
    &:has(input:focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: 2px;
    }
  }
`;

/* The real input is invisible on top of the whole zone: a click anywhere opens it, and files can be dropped on it. */
export const FileInput = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  cursor: pointer;

  &::file-selector-button {
    cursor: pointer;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

export const Choose = styled.span`
  color: var(--credence-accent);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  text-decoration-color: color-mix(in oklab, currentColor 40%, transparent);

  :has(> input:disabled) & {
    color: inherit;
    text-decoration: none;
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  min-inline-size: 0;
`;

export const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-inline-size: 0;
  font-size: 0.9375rem;

  > svg {
    font-size: 1.125rem;
    color: var(--credence-ink-3);
  }
  > bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small {
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-3);
    white-space: nowrap;
  }
`;

/* Above the input that covers the zone. Touch devices have no folders to choose. */
export const FolderPlace = styled.div`
  position: relative;
  z-index: 1;
  margin-block-start: 0.5rem;

  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`;
