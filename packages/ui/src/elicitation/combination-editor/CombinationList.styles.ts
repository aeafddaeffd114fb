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
  padding-block: var(--credence-4);
  border-block-start: 1px solid var(--credence-hairline-strong);

  &:first-child {
    border-block-start: 0;
    padding-block-start: 0;
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
  scroll-margin-block-start: var(--credence-4);

  @container credence-frame (min-width: 75em) {
    grid-template-columns: 1.75rem minmax(0, 1fr) auto auto;
    column-gap: var(--credence-3);
  }
  /* A phone with large text: the actions below the sentence. */
  @container credence-frame (max-width: 19.99em) {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

export const CombinationNumber = styled.span`
  font: 500 1.375rem / 1.2 var(--credence-font-title);
  color: var(--credence-accent);
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
  @container credence-frame (max-width: 47.99em) {
    font-size: 1.0625rem;
  }
`;

export const Decides = styled.p`
  grid-column: 2 / -1;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);

  @container credence-frame (min-width: 75em) {
    grid-area: 1 / 3;
  }
`;

export const Acts = styled.div`
  display: flex;
  align-self: center;
  margin-inline-end: -0.5rem;

  @container credence-frame (min-width: 75em) {
    grid-column: 4;
  }
  @container credence-frame (max-width: 47.99em) {
    @media (pointer: fine) {
      > button {
        inline-size: 1.75rem;
      }
    }
  }
  @container credence-frame (max-width: 19.99em) {
    grid-column: 1 / -1;
    order: 1;
    flex-wrap: wrap;
    justify-content: end;
  }
`;

export const Warning = styled.p`
  grid-column: 2 / -1;
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
  margin-block-start: 0.625rem;
  margin-inline-start: 2.5rem;

  @container credence-frame (max-width: 47.99em) {
    margin-inline-start: 0;
  }
`;

/** What comes in place of it. */
export const Opens = styled.p`
  margin-block-start: 0.25rem;
  margin-inline-start: 2.5rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);

  @container credence-frame (max-width: 47.99em) {
    margin-inline-start: 0;
  }
`;

export const Body = styled.div`
  margin-block-start: 0.5rem;
  border-block-start: 1px solid var(--credence-hairline);
`;
