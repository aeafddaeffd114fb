import { TextField } from '@credence/ui';
import { styled } from 'styled-components';

/** What is asked, with the questions beside the choice where there is room. */
export const Setup = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--credence-8) 4rem;
  padding-block: 0.875rem var(--credence-6);
  border-block-start: 1px solid var(--credence-ink);

  @media (min-width: 62em) {
    grid-template-columns: minmax(0, 29.5rem) minmax(0, 1fr);
  }
  h2 {
    line-height: 2.5rem;
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &:focus {
    outline: none;
  }
`;

/** A radio button with its title and what it costs at the right; below it, in line with the title, all else. */
export const ChoiceRow = styled.div`
  padding-block: 0.375rem;
  border-block-end: 1px solid var(--credence-hairline);

  > :not(label) {
    margin-inline-start: 2rem;
  }
  > label {
    display: grid;
    grid-template-columns: 1.125rem minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 0 0.875rem;
    min-block-size: var(--credence-control);
    padding-block: 0.375rem;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  > label > em {
    font-size: 0.9375rem;
    font-style: normal;
    color: var(--credence-ink-2);
    text-align: end;

    b {
      font-weight: 600;
      color: var(--credence-ink);
    }
  }
  > label:has(input:checked) > span {
    font-weight: 600;
    color: var(--credence-accent);
  }
  > label:has(input:disabled) {
    color: var(--credence-ink-3);
    cursor: not-allowed;
  }
  > label > input {
    appearance: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 0;
    translate: 0 0.1875rem;
    border: 1.5px solid var(--credence-outline);
    border-radius: 50%;
    background: var(--credence-paper-raised);
    cursor: inherit;
  }
  > label > input:checked {
    border: 5.5px solid var(--credence-accent);
  }
  > label > input:disabled {
    border-color: var(--credence-hairline-strong);
    background: var(--credence-paper-sunken);
  }
  > small {
    display: block;
    margin-block: -0.375rem 0.375rem;
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-3);
  }
  @media (pointer: coarse) {
    > label {
      min-block-size: 2.75rem;
    }
  }
  @media (max-width: 35.99em) {
    > label > em {
      grid-column: 2 / -1;
      text-align: start;
    }
    > small {
      margin-block-start: 0;
    }
  }
  @media (forced-colors: active) {
    > label > input:checked {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Canvas;
    }
  }
`;

/** The number, and what the questions are ranked for. */
export const Count = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem var(--credence-3);
  font-size: 0.9375rem;
  color: var(--credence-ink-2);

  > span {
    flex: 1 1 11rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-3);
  }
  > button:last-child {
    margin-inline: auto -0.75rem;
  }
`;

export const Stepper = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: -0.4375rem;

  > input {
    inline-size: 4rem;
    block-size: var(--credence-control);
    border: 0;
    border-block-end: 1px solid var(--credence-outline);
    background: none;
    font: 600 1.25rem/1 var(--credence-font-text);
    color: var(--credence-ink);
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  > button > svg {
    box-sizing: content-box;
    padding: 0.375rem;
    border: 1px solid var(--credence-outline);
    border-radius: 50%;
  }
  > button[aria-disabled='true'] {
    color: var(--credence-ink-3);
    cursor: not-allowed;
  }
`;

/* As high as the drawing, so that what stands below it is not pushed when it comes. */
export const Curve = styled.figure`
  min-block-size: 15rem;
  margin-block: var(--credence-2) 0;

  > figcaption {
    margin-block-end: 0.375rem;
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-2);
  }
`;

/** Parts of the form, a line each. */
export const Parts = styled.div`
  margin-block-start: 1.25rem;
  border-block-start: 1px solid var(--credence-hairline);

  h2 + &,
  &[data-wide] {
    margin-block-start: 0;
    border-block-start-color: var(--credence-ink);
  }
`;

export const SettingRow = styled.div`
  display: grid;
  grid-template-columns: 8.25rem minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--credence-3);
  min-block-size: 2.75rem;
  border-block-end: 1px solid var(--credence-hairline);
  font-size: 0.9375rem;

  &[data-part] {
    grid-template-columns: 18.25rem minmax(0, 1fr) auto;
    min-block-size: 3.25rem;
  }
  > b {
    font-weight: 400;
    color: var(--credence-ink-3);
  }
  > h2 {
    font-size: 1.1875rem;
    line-height: 1.5rem;
  }
  > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    margin-block: 0.375rem;
    color: var(--credence-ink-2);
    overflow-wrap: anywhere;
  }
  > [data-missing] {
    font-weight: 600;
    color: var(--credence-changed);
  }
  > button {
    margin-inline-end: -0.75rem;
  }
  @media (max-width: 47.99em) {
    &,
    &[data-part] {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: 0.375rem;
    }
    > button {
      grid-area: 1 / 2 / span 2;
    }
    > span {
      grid-column: 1;
      margin-block: 0;
    }
  }
`;

/** The fields of a part, below its line. */
export const SettingFields = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--credence-5);
  max-inline-size: 40rem;
  padding-block: 0.25rem var(--credence-5);

  @media (min-width: 62em) {
    [data-part] > & {
      margin-inline-start: calc(18.25rem + var(--credence-3));
    }
  }
`;

/** As wide as a date is. */
export const DateField = styled(TextField)`
  && {
    max-inline-size: 20rem;
  }
`;

/* A list of its own, so that what follows stays in reach of seventy nodes. */
export const Nodes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  max-block-size: 26rem;
  margin: 0.375rem -0.25rem;
  padding: 0.25rem;
  overflow-y: auto;
  list-style: none;

  > li,
  button {
    max-inline-size: 100%;
  }
  button {
    overflow-wrap: anywhere;
    text-align: start;
  }
  small {
    margin-inline-start: 0.375rem;
    font-size: var(--credence-text-sm);
    font-weight: 400;
  }
`;

export const Chosen = styled.p`
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  &[data-error] {
    color: var(--credence-error);
  }
`;

/** At the foot of the window as long as the form is in it: over its whole width, though it stands in the frame. */
export const DockBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem var(--credence-6);
  min-block-size: 4.75rem;
  margin-block-start: -1px;
  padding-block: 0.625rem calc(0.625rem + env(safe-area-inset-bottom));
  background: var(--credence-paper);
  /* A shadow makes no page wider. The last row of pixels would let the line through. */
  box-shadow:
    0 100vmax 0 100vmax var(--credence-paper),
    0 0 0 100vmax var(--credence-hairline-strong);
  clip-path: inset(-1px -100vmax 1px);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375rem 0.625rem;
  }
  /* In a low window it would cover the content it belongs to. */
  @media (max-height: 30em) {
    position: static;
  }
  @media (max-width: 47.99em) {
    flex-flow: column-reverse;
    align-items: stretch;
    min-block-size: 0;
  }
  @media (max-width: 35.99em) {
    > div {
      gap: 0.375rem;
    }
    /* In one line with the others where it can be: what it says may take two. */
    > div > [data-variant='ghost'] {
      flex: 1 1 5.5rem;
      min-inline-size: min-content;
      max-inline-size: max-content;
      padding-inline: 0.5rem;
      font-size: var(--credence-text-sm);
      line-height: 1.125rem;
      white-space: normal;
    }
    > div > :empty {
      display: none;
    }
  }
`;

export const Live = styled.p`
  flex: 1 1 20rem;
  margin-block: 0;
  font: 400 1.1875rem/1.625rem var(--credence-font-title);
  color: var(--credence-ink-2);
  text-align: end;
  text-wrap: balance;

  b {
    font-weight: 500;
    color: var(--credence-ink);
  }
  @media (max-width: 61.99em) {
    font-size: 1.0625rem;
    line-height: 1.375rem;
  }
  @media (max-width: 47.99em) {
    flex: none;
    min-block-size: 2.5rem;
    font-size: 0.9375rem;
    line-height: 1.25rem;
    text-align: start;
  }
`;

/* Keeps the place of what is still computed. */
export const Waiting = styled.span`
  visibility: hidden;
`;

/** What is scrolled into view stops above the dock. */
export const AboveDock = styled.div`
  * {
    scroll-margin-block-end: 8rem;
  }
`;
