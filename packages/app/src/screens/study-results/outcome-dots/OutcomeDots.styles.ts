import { styled } from 'styled-components';

export const Root = styled.figure`
  min-inline-size: 0;
`;

export const Label = styled.figcaption`
  margin-block-end: 0.375rem;
  font: 500 var(--credence-text-lg) / 1.4 var(--credence-font-title);
  overflow-wrap: anywhere;
`;

/** Who, the scale, the number: columns of all rows. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(3.25rem, auto) minmax(0, 1fr) minmax(2.75rem, auto);
  column-gap: 0.75rem;
  font-size: var(--credence-text-sm);
  line-height: 1.75rem;

  > li {
    position: relative;
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
  }
  /* The first below the experts, where they are told. */
  > [data-kind='expert'] + :is([data-kind='pool'], [data-kind='mean']) {
    margin-block-start: 0.125rem;
    padding-block-start: 0.125rem;
    border-block-start: 1px solid var(--credence-outline);
  }
  > [data-kind='pool'] {
    font-weight: 600;
    color: var(--credence-accent);
  }
  > [data-kind='mean'] {
    color: var(--credence-ink-2);
  }
`;

export const Who = styled.span`
  grid-column: 1;
`;

export const Track = styled.span`
  position: relative;
  grid-column: 2;
  block-size: 1.75rem;
  margin-inline: 7px;
  --line: linear-gradient(var(--credence-hairline-strong) 0 0);
  background:
    var(--line) 0 50% / 100% 1px,
    var(--line) 0 / 1px 100%,
    var(--line) 25% / 1px 100%,
    var(--line) 50% / 1px 100%,
    var(--line) 75% / 1px 100%,
    var(--line) 100% / 1px 100%;
  background-repeat: no-repeat;
  print-color-adjust: exact;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    --line: linear-gradient(GrayText 0 0);
  }
`;

/** 10 large for an expert, 14 and filled for the pool, a diamond of 9 for the mean. */
export const Mark = styled.i`
  --size: 0.625rem;
  position: absolute;
  inset-block-start: calc(50% - var(--size) / 2);
  inset-inline-start: calc(var(--credence-value) * 1% - var(--size) / 2);
  box-sizing: border-box;
  inline-size: var(--size);
  block-size: var(--size);
  border: 1.5px solid var(--credence-ink-2);
  border-radius: 50%;
  background: var(--credence-paper);
  print-color-adjust: exact;

  [data-kind='pool'] & {
    --size: 0.875rem;
    border: 2px solid var(--credence-paper);
    background: var(--credence-accent);
    box-shadow: 0 0 0 1px var(--credence-accent);
  }
  [data-kind='mean'] & {
    --size: 0.5625rem;
    border: 0;
    border-radius: 0;
    rotate: 45deg;
    background: var(--credence-ink-2);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    background: Canvas;

    [data-kind='pool'] & {
      border-color: Canvas;
      background: Highlight;
      box-shadow: 0 0 0 1px Highlight;
    }
    [data-kind='mean'] & {
      background: CanvasText;
    }
  }
`;

export const Value = styled.span`
  grid-column: 3;
  text-align: end;
  white-space: nowrap;

  > small {
    font-size: inherit;
    font-weight: 400;
    color: var(--credence-ink-3);
  }
`;

export const Axis = styled.span`
  container-type: inline-size;
  position: relative;
  grid-column: 2;
  block-size: 1.125rem;
  margin-inline: 7px;
  font-size: var(--credence-text-2xs);
  line-height: 1.125rem;
  color: var(--credence-ink-3);
`;

/** The middle of a box around it, so that it stands at its mark in either direction. */
export const AxisMark = styled.span`
  position: absolute;
  inset-inline-start: calc(var(--credence-value) * 1% - 1.5rem);
  inline-size: 3rem;
  text-align: center;

  /* Where there is no room for five, the ends and the middle. */
  @container (max-width: 8rem) {
    &:nth-child(even) {
      display: none;
    }
  }
`;

export const Nobody = styled.p`
  padding-block: 0.75rem;
  font-size: 0.9375rem;
  color: var(--credence-ink-3);
`;
