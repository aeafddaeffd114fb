import { styled } from 'styled-components';
import { ownWidth } from '../frame/frame.styles.js';

// What holds the bars is there before they are: `Bar.styles.ts` comes with them.
export const Root = styled.div`
  contain: inline-size;
  ${ownWidth}
  display: grid;
  gap: var(--credence-2);
`;

export const Question = styled.div`
  font-family: var(--credence-font-title);
  font-size: var(--credence-text-lg);
  font-weight: 500;
  line-height: 1.5rem;
  overflow-wrap: anywhere;
`;

export const Frame = styled.div`
  --axis: 2.5rem;
  --room: 1.75rem;
  --height: 12rem;
  position: relative;
  display: grid;
  grid-template-columns: var(--axis) minmax(0, 1fr);

  @media (max-width: 47.99em) {
    --height: 10rem;
  }
`;

/** The percentages at the side. Visual only: every bar states its own. */
export const Axis = styled.div`
  position: relative;
  block-size: var(--height);
  margin-block-start: var(--room);
  font-size: var(--credence-text-2xs);
  color: var(--credence-ink-3);
  font-variant-numeric: tabular-nums;
`;

export const Region = styled.div`
  position: relative;
  overflow-x: auto;
  overflow-y: hidden;
  overscroll-behavior-x: contain;
  /* Room for the focus rings of the outermost bars. */
  padding-inline: 4px;
  padding-block-end: 4px;
`;

export const Plot = styled.div`
  position: relative;
  display: flex;
  inline-size: max-content;
  min-inline-size: 100%;
  padding-block-start: var(--room);
  cursor: pointer;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  touch-action: manipulation;

  &[data-fixed] {
    cursor: default;
  }
`;

export const Column = styled.div`
  position: relative;
  flex: 1 1 0;
  min-inline-size: 4rem;
  container: credence-bar / inline-size;
  display: grid;
  grid-template-rows: var(--height) auto;

  &[data-narrow] {
    min-inline-size: 2.75rem;
  }
`;

/** The area a bar can fill. */
export const Area = styled.div`
  position: relative;
`;

export const Name = styled.div`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  margin-block-start: 0.375rem;
  padding-inline: 0.125rem;
  font-family: var(--credence-font-title);
  font-size: 0.9375rem;
  line-height: 1.2;
  text-align: center;
  overflow-wrap: anywhere;
  hyphens: auto;

  /* The full name, if there is room. */
  > [data-length='whole'] {
    display: none;
  }
  @container credence-bar (min-width: 8rem) {
    > [data-length='whole'] {
      display: inline;
    }
    > [data-length='short'] {
      display: none;
    }
  }
  @container credence-bar (max-width: 5rem) {
    font-size: var(--credence-text-xs);
  }
`;

/** In the middle of a place whose bars are still to come. */
export const Told = styled.div`
  position: absolute;
  inset-block-start: var(--room);
  inset-inline: 0;
  block-size: var(--height);
  display: grid;
  place-items: center;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
  pointer-events: none;

  button {
    pointer-events: auto;
  }
`;

export const Caption = styled.p`
  min-block-size: 1.25rem;
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  color: var(--credence-ink-3);

  b {
    font-weight: 400;
    color: var(--credence-accent);
  }
`;
