import { styled } from 'styled-components';

export const Root = styled.div`
  container: credence-states / inline-size;
  inline-size: 100%;
  --credence-thumb: 1rem;

  &[data-disabled] {
    --credence-crowd-on: var(--credence-ink-disabled);
  }
`;

/** The question and the search stay within reach while the rows scroll. */
export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  padding-block: var(--credence-2);
  background: var(--credence-paper);
  border-block-end: 1px solid var(--credence-outline);

  > [data-slot='state-finder'] {
    position: static;
    padding-block: var(--credence-2) 0;
    border: 0;
  }
  /* In a low window it would take up half the height. */
  @media (max-height: 30em) {
    position: static;
  }
`;

export const Asked = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--credence-4);
`;

export const Lead = styled.span`
  font: 500 var(--credence-text-lg) / 1.5rem var(--credence-font-title);
  overflow-wrap: anywhere;
`;

/** Small, with digits of one width. */
export const Figures = styled.span`
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  color: var(--credence-ink-3);
  font-variant-numeric: tabular-nums;
`;

/** Rows outside of the window are neither laid out nor painted until they come near it. */
export const Row = styled.div`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 2.75rem;
  display: grid;
  grid-template-columns: minmax(7rem, 1.3fr) minmax(9rem, 2fr) auto 11rem 8.5rem;
  align-items: center;
  column-gap: var(--credence-5);
  min-block-size: 2.75rem;
  /* Room for the thumb's ring, which containment would clip. */
  overflow-clip-margin: 0.75rem;
  position: relative;

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    border-block-end: 1px solid var(--credence-hairline);
  }
  &[hidden] {
    display: none;
  }
  @container credence-states (max-width: 47.99rem) {
    contain-intrinsic-block-size: auto 6.5rem;
    grid-template: 'state state number' 'rail rail rail' 'share word word' / minmax(0, auto) minmax(0, 1fr) auto;
    gap: 0.125rem var(--credence-2);
    padding-block: var(--credence-2);

    > [data-slot='state'] {
      grid-area: state;
    }
    > [data-slot='rail'] {
      grid-area: rail;
      margin-block: 0.375rem;
    }
    > [data-slot='number'] {
      grid-area: number;
    }
    > [data-slot='share'] {
      grid-area: share;
    }
    > [data-slot='word'] {
      grid-area: word;
      text-align: end;
    }
  }
  @media print {
    content-visibility: visible;
    break-inside: avoid;
  }
`;

export const Name = styled.label`
  padding-block: 0.375rem;
  font: 500 1rem / 1.25rem var(--credence-font-title);
  overflow-wrap: anywhere;
`;

export const Share = styled.span`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, auto);
  justify-content: start;
  align-items: center;
  gap: var(--credence-2);
`;

/** Thin, in the colour of a stored share: as long as the answer relative to the largest, or slightly shorter. */
export const Bar = styled.span`
  block-size: 6px;
  background: var(--credence-hairline);
  border-radius: var(--credence-radius-full);
  overflow: clip;

  &::before {
    content: '';
    display: block;
    inline-size: max(1px, calc(var(--credence-counted) / var(--credence-bar-end) * 100%));
    block-size: 100%;
    background: var(--credence-state-2);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  @media print {
    print-color-adjust: exact;
  }
`;

/** Empty if no word applies. */
export const Word = styled.span`
  min-block-size: 1.25rem;
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  color: var(--credence-accent);
  overflow-wrap: anywhere;
`;

export const None = styled.p`
  padding-block: var(--credence-4);
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;
`;
