import { styled } from 'styled-components';

const LIES = '@media (min-width: 62em)';

export const Root = styled.ol`
  display: grid;

  ${LIES} {
    grid-template-columns: var(--credence-stages);
    /* Room for the words of today, over the rail. */
    padding-block-start: 1.25rem;
  }
`;

// Each stage draws its part of the rail, from its own tick to that of the next, and the last one the tick at the end.
export const Item = styled.li`
  --credence-tick: 0.8125rem;

  position: relative;
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  align-content: start;
  align-items: baseline;
  gap: 0 var(--credence-2);
  min-inline-size: 0;
  padding-block: 0 var(--credence-3);
  padding-inline: 2rem 0;
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  color: var(--credence-ink-3);
  overflow-wrap: anywhere;

  > :not([data-slot='rail'], [data-slot='name']) {
    grid-column: 2;
  }
  [data-slot='name'] {
    /* A name of several lines leaves the lines beside it together. */
    grid-row: 1 / span 5;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.375rem;
    font: 400 var(--credence-text-lg) / 1.4 var(--credence-font-title);
    color: var(--credence-ink-2);
  }
  [data-slot='name'] svg {
    font-size: var(--credence-text-sm);
    stroke-width: 2.25;
    color: var(--credence-done);
  }
  &[data-state='past'] [data-slot='name'],
  &[data-state='now'] [data-slot='name'] {
    font-weight: 500;
  }
  &[data-state='now'],
  &[data-state='now'] [data-slot='name'] {
    color: var(--credence-ink-2);
  }
  &[data-state='now'] [data-slot='name'] {
    color: var(--credence-ink);
  }
  [data-slot='late'] {
    display: flex;
    gap: 0.3em;
    align-items: center;
    font-weight: 600;
    color: var(--credence-error);
  }
  [data-slot='today'] {
    font-weight: 600;
    color: var(--credence-accent);
  }

  /* The rail: a line, what has passed of it, the ticks, and the thumb. */
  [data-slot='rail'] {
    position: absolute;
    inset-block: var(--credence-tick) calc(-1 * var(--credence-tick));
    inset-inline-start: 0;
    inline-size: 1.25rem;
  }
  &:last-child [data-slot='rail'] {
    inset-block-end: 0;
  }
  [data-slot='rail']::before,
  [data-slot='rail']::after,
  &:last-child::after,
  [data-slot='passed'] {
    content: '';
    position: absolute;
    background: var(--credence-outline);
  }
  [data-slot='rail']::before {
    inset-block: 0;
    inset-inline-start: calc(50% - 0.5px);
    inline-size: 1px;
  }
  [data-slot='rail']::after {
    inset-block-start: -0.5px;
    inset-inline-start: calc(50% - 5px);
    inline-size: 10px;
    block-size: 1px;
  }
  [data-slot='passed'] {
    inset-block-start: 0;
    inset-inline-start: calc(50% - 1.5px);
    inline-size: 3px;
    block-size: calc(var(--credence-elapsed) * 100%);
    border-radius: var(--credence-radius-s);
    background: var(--credence-accent);
  }
  &[data-state='now'] [data-slot='passed']::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block-end: -0.625rem;
    inset-inline-start: calc(1.5px - 0.625rem);
    inline-size: var(--credence-thumb);
    block-size: var(--credence-thumb);
    border: 2px solid var(--credence-paper);
    border-radius: 50%;
    background: var(--credence-accent);
    box-shadow: 0 0 0 1px var(--credence-accent);
  }

  /* A phone with large text: the dates below the name. */
  @media (max-width: 19.99em) {
    grid-template-columns: minmax(0, 1fr);

    > :not([data-slot='rail'], [data-slot='name']) {
      grid-column: 1;
    }
    [data-slot='name'] {
      grid-row: auto;
    }
  }

  ${LIES} {
    display: block;
    padding-block: 1.5rem 0;
    padding-inline: 0 var(--credence-3);

    > :not([data-slot='rail'], [data-slot='name'], [data-slot='today'], [data-slot='late']) {
      display: block;
    }
    [data-slot='today'] {
      position: absolute;
      inset-block-start: -1.25rem;
      inset-inline-start: calc(var(--credence-elapsed) * 100%);
      translate: -50% 0;
      font-size: var(--credence-text-xs);
      line-height: 1.125rem;
      white-space: nowrap;
    }
    [data-slot='today']:dir(rtl) {
      translate: 50% 0;
    }
    [data-slot='today'][data-edge='start'] {
      translate: 0 0;
    }
    [data-slot='today'][data-edge='end'] {
      translate: -100% 0;
    }
    [data-slot='today'][data-edge='end']:dir(rtl) {
      translate: 100% 0;
    }
    [data-slot='rail'],
    &:last-child [data-slot='rail'] {
      inset: 0 0 auto;
      inline-size: auto;
      block-size: 1.25rem;
    }
    [data-slot='rail']::before {
      inset-block: calc(50% - 0.5px) auto;
      inset-inline: 0;
      inline-size: auto;
      block-size: 1px;
    }
    [data-slot='rail']::after,
    &:last-child::after {
      inset-block-start: 50%;
      inset-inline-start: 0;
      inline-size: 1px;
      block-size: 10px;
    }
    &:last-child::after {
      inset-block-start: 0.625rem;
      inset-inline: auto 0;
    }
    &:is([data-state='past'], [data-state='now']) [data-slot='rail']::after {
      inset-inline-start: -1px;
      inline-size: 3px;
      background: var(--credence-accent);
    }
    &:first-child[data-state] [data-slot='rail']::after {
      inset-inline-start: 0;
    }
    [data-slot='passed'] {
      inset-block-start: calc(50% - 1.5px);
      inset-inline-start: 0;
      inline-size: calc(var(--credence-elapsed) * 100%);
      block-size: 3px;
    }
    &[data-state='now'] [data-slot='passed']::after {
      inset-block: calc(1.5px - 0.625rem) auto;
      inset-inline: auto -0.625rem;
    }
  }

  @media (forced-colors: active) {
    [data-slot='name'] svg {
      color: inherit;
    }
    [data-slot='rail']::before,
    [data-slot='rail']::after,
    &:last-child::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
    [data-slot='passed'],
    &[data-state='now'] [data-slot='passed']::after {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Canvas;
    }
  }
`;
