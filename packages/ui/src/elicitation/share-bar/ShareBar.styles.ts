import { css, styled } from 'styled-components';
import { upTo } from '../frame/frame.styles.js';

export const Bar = styled.div`
  display: flex;
  gap: 2px;
  min-inline-size: 0;
  block-size: 1.5rem;
  font-size: var(--credence-text-xs);
  font-weight: 600;
  line-height: 1.25;
  border-radius: var(--credence-radius-s);
  overflow: clip;

  &[data-many] {
    gap: 1px;
  }
  /* This many elements would be laid out and clipped again in every frame of a move. */
  &[data-many]:not([data-crowd]),
  &[data-many] > * {
    overflow: visible;
    transition: none;
  }
  &[data-many] > :first-child {
    border-start-start-radius: inherit;
    border-end-start-radius: inherit;
  }
  &[data-many] > :last-child {
    border-start-end-radius: inherit;
    border-end-end-radius: inherit;
  }
  &[data-size='small'] {
    block-size: 1.375rem;
  }
  &[data-crowd] {
    position: relative;
  }
  @media (forced-colors: active) {
    &[data-crowd] {
      border: 1px solid CanvasText;
    }
  }
`;

/** Very many states, next to each other without gaps. */
export const Strip = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  shape-rendering: crispEdges;

  &:dir(rtl) {
    scale: -1 1;
  }
  > [data-shade='1'] {
    fill: var(--credence-state-1);
  }
  > [data-shade='2'] {
    fill: var(--credence-state-2);
  }
  > [data-shade='3'] {
    fill: var(--credence-state-3);
  }
  > [data-shade='4'] {
    fill: var(--credence-state-4);
  }
  @media (forced-colors: active) {
    > [data-shade] {
      fill: Canvas;
    }
    > [data-shade='1'],
    > [data-shade='3'] {
      fill: CanvasText;
    }
  }
  @media print {
    print-color-adjust: exact;
  }
`;

export const Segment = styled.span`
  container-type: inline-size;
  flex: var(--credence-share) 1 0;
  min-inline-size: 1px;
  display: flex;
  align-items: center;
  overflow: hidden;
  transition: flex-grow var(--credence-move) var(--credence-ease);

  &[data-shade='1'] {
    background: var(--credence-state-1);
    color: var(--credence-on-state-1);
  }
  &[data-shade='2'] {
    background: var(--credence-state-2);
    color: var(--credence-on-state-2);
  }
  &[data-shade='3'] {
    background: var(--credence-state-3);
    color: var(--credence-on-state-3);
  }
  &[data-shade='4'] {
    background: var(--credence-state-4);
    color: var(--credence-on-state-4);
  }
  /* Nobody has answered for it: dashed like its number and its row. */
  :not([data-crowd]) > &[data-unset] {
    border: 1px dashed var(--credence-ink-3);
    border-radius: var(--credence-radius-s);
    background: none;
    color: var(--credence-ink-2);
  }
  /* Above the states that are drawn together. */
  [data-crowd] > & {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--credence-start) * 1%);
    inline-size: calc(var(--credence-share) * 1%);
  }
  /* Below 1 % it is seen all the same, and what cannot happen as an empty place; the number is in the text. */
  &[data-rare] {
    min-inline-size: 4px;

    > * {
      display: none;
    }
  }
  &[data-rare='never'] {
    box-sizing: border-box;
    flex: none;
    border: 1px solid var(--credence-ink-3);
    background: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Number and name, as far as they fit: only the number if the name does not, nothing if neither does. */
export const SegmentText = styled.span`
  display: flex;
  gap: 0.35em;
  min-inline-size: 0;
  padding-inline: 0.5rem;
  white-space: nowrap;

  > span {
    font-weight: 400;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @container (max-width: 4.5rem) {
    > span {
      display: none;
    }
  }
  @container (max-width: 2.9rem) {
    padding-inline: 0.125rem;
  }
  /* Room for a number with a decimal when the reader has increased the letter spacing. */
  @container (max-width: 3.2rem) {
    display: none;
  }
`;

export const Stored = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.25rem var(--credence-4);
  inline-size: 100%;

  &[data-many] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  &[data-many] > [data-credence='share-bar'] {
    grid-column: 1 / -1;
    order: 3;
  }
  /* Beside their numbers and the buttons, more than three states would be too narrow for any text. */
  ${upTo(
    '61.99em',
    css`
      &[data-several] {
        grid-template-columns: minmax(0, 1fr) auto;
      }
      &[data-several] > [data-credence='share-bar'] {
        grid-column: 1 / -1;
        order: 3;
      }
    `,
  )}
  ${upTo(
    '47.99em',
    css`
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.25rem 0.5rem;

      > [data-credence='share-bar'] {
        grid-column: 1 / -1;
        order: 3;
        block-size: 1.25rem;
      }
    `,
  )}
  /* A phone with large text. */
  ${upTo(
    '19.99em',
    css`
      grid-template-columns: minmax(0, 1fr);
    `,
  )}
`;

export const StoredText = styled.p`
  font-size: 0.9375rem;

  /* The numbers go to the next line together. */
  b {
    display: inline-block;
    font-weight: 600;
  }
`;

/** The actions. "Scale to 100 %" keeps its space even if there is nothing to scale, so that the layout does not jump. */
export const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  align-items: center;
  justify-self: end;
  margin-inline-end: -0.75rem;

  > [data-idle] {
    visibility: hidden;
  }
  svg:dir(rtl) {
    scale: -1 1;
  }
  > [data-variant][data-size][aria-disabled='true'] {
    border: 0;
    background: none;
    color: var(--credence-ink-disabled);
  }
  /* In a narrow window nothing extends beyond the frame, which may have no margin. */
  ${upTo(
    '47.99em',
    css`
      margin-inline-end: 0;

      > [data-slot='scale'][data-size] {
        padding-inline: 0.5rem 0.25rem;
      }
    `,
  )}
  ${upTo(
    '35.99em',
    css`
      > [data-slot='undo'] > span {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        white-space: nowrap;
        clip-path: inset(50%);
      }
    `,
  )}
`;
