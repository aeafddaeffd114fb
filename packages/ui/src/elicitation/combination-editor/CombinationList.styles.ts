import { styled } from 'styled-components';

export const CombinationItems = styled.ol`
  &:focus {
    outline: none;
    box-shadow: none;
    border-radius: 0;
  }
  &[data-dragging] {
    cursor: grabbing;
    user-select: none;
  }
`;

export const CombinationRoot = styled.li`
  padding-block: 0.75rem 0.25rem;
  border-block-start: 1px solid var(--credence-hairline);

  &:first-child {
    border-block-start: 0;
  }
  &[data-empty] {
    padding-block-end: 0.75rem;
  }
  /* Its acts beside what it says, where there is room. */
  @container credence-frame (min-width: 48em) {
    &[data-open]:not([data-empty]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: var(--credence-3);

      > * {
        grid-column: 1 / -1;
      }
      > [data-slot='line'] {
        grid-area: 1 / 1;
      }
      > [data-slot='foot'] {
        grid-area: 1 / 2;
      }
    }
  }
  /* On a phone the states stand above it and say the same. */
  @container credence-frame (max-width: 47.99em) {
    &[data-empty] {
      display: none;
    }
  }
  /* While dragged, an item has a darker background, and a line marks the drop position. */
  position: relative;
  &[data-drag='dragged'] {
    background: var(--credence-paper-hover);
  }
  &[data-drag='before']::before,
  &[data-drag='after']::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: -2px;
    block-size: 3px;
    background: var(--credence-accent);
  }
  &[data-drag='after']::after {
    inset-block: auto -2px;
  }
  @media (forced-colors: active) {
    &[data-drag]::before,
    &[data-drag]::after {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
  &:focus {
    outline: none;
    box-shadow: none;
    border-radius: 0;
  }
`;

/** Stands in the place of a deleted combination. */
export const Removed = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--credence-3);
  padding-block: 0.5rem;
  border-block-start: 1px solid var(--credence-hairline-strong);
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  &:first-child {
    border-block-start: 0;
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr) auto;
  gap: 0 var(--credence-2);
  align-items: baseline;

  /* A phone with large text: what it decides below the sentence. */
  @container credence-frame (max-width: 19.99em) {
    grid-template-columns: 1.75rem minmax(0, 1fr);
  }
`;

export const CombinationNumber = styled.span`
  font: 500 1.375rem / 1.2 var(--credence-font-title);
  color: var(--credence-accent);

  [data-empty] > * > & {
    color: var(--credence-ink-3);
  }
`;

/** The number, and next to it the drag handle while a pointer is near. */
export const Grip = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  cursor: grab;
  touch-action: none;

  > svg {
    position: absolute;
    inset-inline-start: -1rem;
    color: var(--credence-ink-3);
    stroke-width: 2.25;
  }
  [data-dragging] & {
    cursor: grabbing;
  }
  /* The number alone would be too small a touch target. */
  &::after {
    content: '';
    position: absolute;
    inset-block: -0.75rem;
    /* No wider than the gutter of the narrowest page. */
    inset-inline: -1rem -0.75rem;
  }
  @media (hover: hover) {
    > svg {
      opacity: 0;
    }
    &:hover > svg,
    [data-drag='dragged'] & > svg {
      opacity: 1;
    }
  }
`;

export const Sentence = styled.p`
  font: 400 var(--credence-text-lg) / 1.35 var(--credence-font-title);
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;

  b {
    font-weight: 500;
    color: var(--credence-ink);
  }
  &[data-empty] {
    color: var(--credence-ink-3);
  }
`;

/** Below the shares of a closed combination and the sliders of an open one. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--credence-3);

  &:not(:has(button, p)) {
    display: none;
  }
`;

export const Decides = styled.p`
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
`;

export const Acts = styled.div`
  display: flex;
  margin-inline-start: auto;

  [data-layout='page'] & {
    margin-inline-end: -0.5rem;
  }
`;

export const Warning = styled.p`
  display: flex;
  align-items: baseline;
  gap: 0.375rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-changed);

  svg {
    translate: 0 0.125em;
  }
`;

export const Shares = styled.div`
  margin-block-start: 0.375rem;

  /* Whichever of the two sheets comes first. */
  && > [data-credence='share-bar'] {
    block-size: 1.625rem;
  }
`;

/** What comes in place of it. */
export const Opens = styled.p`
  margin-inline-start: 2.25rem;
  color: var(--credence-ink-3);
`;

export const Body = styled.div`
  margin-block-start: 0.5rem;
  border-block-start: 1px solid var(--credence-hairline);
`;
