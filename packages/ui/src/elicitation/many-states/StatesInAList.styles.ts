import { css, styled } from 'styled-components';
import { accentSoft } from '../../foundations/theme/derived.styles.js';
import { frame, upTo } from '../frame/frame.styles.js';

/** What is in it asks for its own width: a list may stand beside conditions, or in a card. */
export const Frame = styled.div`
  ${frame}
`;

export const Across = styled.div`
  flex: none;
`;

/** Stays in sight while the rows scroll: below the conditions, where these stay too. */
export const Head = styled.div`
  position: sticky;
  inset-block-start: var(--credence-conditions-height, 0px);
  z-index: 3;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 var(--credence-4);
  background: var(--credence-paper);
  /* What lies over the end of a rail is behind it, too. */
  box-shadow: 0.5rem 0 0 var(--credence-paper), -0.5rem 0 0 var(--credence-paper);
  border-block-end: 1px solid var(--credence-outline);

  > [data-slot='state-finder'] {
    grid-column: 1 / -1;
    position: static;
  }
  ${upTo(
    '47.99em',
    css`
      grid-template-columns: minmax(0, 1fr);
    `,
  )}
  @media (max-height: 30em) {
    position: static;
  }
`;

export const Asked = styled.p`
  padding-block: var(--credence-2);
  font: 400 var(--credence-text-lg) / 1.4 var(--credence-font-title);
  color: var(--credence-ink-2);
`;

export const Panel = styled.div`
  min-inline-size: 0;
  padding-block: var(--credence-2) 0;
`;

/** What is placed of a hundred, and what is left. */
export const Placed = styled.p`
  padding-block: 0.375rem;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  color: var(--credence-ink-2);

  > b {
    font-weight: 600;
    color: var(--credence-ink);
  }
  &[data-off] > b {
    color: var(--credence-changed);
  }
`;

/** Name, rail and number of a row: the words of the scale stand above the rails. */
const columns = css`
  grid-template-columns: 11.75rem minmax(0, 1fr) 9.375rem;
  column-gap: var(--credence-4);
`;

export const Axis = styled.div`
  grid-column: 1 / -1;
  display: grid;
  ${columns}

  > * {
    grid-column: 2;
  }
`;

/** As if it were drawn in a box of twice the width: fifty people in one line, half as high. */
const thinPeople = css`
  inline-size: 200%;
  max-inline-size: none;
  scale: 0.5;
  transform-origin: 0 0;
  margin-block-end: -0.625rem;

  &:dir(rtl) {
    transform-origin: 100% 0;
  }
`;

/** One line of 48 px a state; the one in hand is marked, and large where there is room. */
export const List = styled.div`
  > [data-slot='place'] {
    position: relative;
    display: grid;
    align-items: center;
    min-block-size: 3rem;
    padding-inline-start: 3px;
    border-block-end: 1px solid var(--credence-hairline);
    touch-action: pan-y;
    cursor: pointer;
  }
  > [data-slot='place'][hidden] {
    display: none;
  }
  > [data-in-hand] {
    background: ${accentSoft};
    box-shadow: inset 3px 0 0 var(--credence-accent);
  }
  > [data-in-hand]:dir(rtl) {
    box-shadow: inset -3px 0 0 var(--credence-accent);
  }
  [data-slot='row'] {
    --credence-thumb: 0.875rem;
    display: grid;
    align-items: center;
    ${columns}
  }
  [data-slot='head'] {
    display: contents;
  }
  /* The beginning of the question stands once above; each slider keeps it in its name. */
  [data-slot='question'] > label > :not(:last-child) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  [data-slot='question'] > label > :last-child {
    font-size: 1.0625rem;
    line-height: 1.25rem;
  }
  [data-slot='stepper'] {
    order: 1;
    justify-content: flex-end;
  }
  [data-slot='misfit'] {
    order: 2;
  }
  /* Sideways moves of the whole row set it: see useListPress. So the rail needs no room for presses of its own. */
  [data-slot='range'] {
    pointer-events: none;
  }
  [data-slot='rail'] {
    margin-block-end: 0;
  }
  [data-slot='tick'] {
    inset-block: -1.375rem -1rem;
    block-size: auto;
    background: var(--credence-hairline);
  }
  > :not([data-in-hand]) [data-slot='stepper'] > button {
    visibility: hidden;
  }
  > :not([data-in-hand]) [data-credence='icon-array'] {
    ${thinPeople}
  }
  > [data-in-hand] [data-slot='row'] {
    --credence-thumb: 1.25rem;
  }
  > [data-in-hand] [data-slot='range'] {
    pointer-events: auto;
  }
  ${upTo(
    '47.99em',
    css`
      > [data-slot='place'] [data-slot='row'] {
        --credence-thumb: 0.75rem;
        grid-template: 'question number' 1.5rem 'scale scale' 1.375rem / minmax(0, 1fr) auto;
        column-gap: var(--credence-2);
      }
      [data-slot='question'] {
        grid-area: question;
      }
      [data-slot='scale'] {
        grid-area: scale;
      }
      [data-slot='stepper'] {
        grid-area: number;
      }
      [data-slot='stepper'] > button {
        display: none;
      }
      [data-slot='number'] {
        block-size: 1.5rem;
        border: 0;
      }
      [data-slot='number'] label > span {
        font-size: 1.0625rem;
        line-height: 1.5rem;
      }
      > [data-slot='place'] [data-credence='icon-array'] {
        ${thinPeople}
      }
      [data-slot='tick'] {
        display: none;
      }
      > [data-in-hand] [data-slot='range'] {
        pointer-events: none;
      }
    `,
  )}
`;
