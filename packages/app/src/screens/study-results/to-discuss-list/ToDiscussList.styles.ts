import { styled } from 'styled-components';
import { focusRing } from '../../../ground/focus/focusRing.styles.js';

export const Root = styled.div`
  min-inline-size: 0;
  margin-block-start: 0.625rem;
`;

export const List = styled.ol`
  border-block-start: 1px solid var(--credence-hairline-strong);
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 0.5rem;
  align-items: start;
  padding-block: 0.5rem 0.5625rem;
  border-block-end: 1px solid var(--credence-hairline);

  &:has(> [data-slot='box']) {
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
  }
  /* The one that is shown: a bar in the margin. */
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 0.625rem;
    inset-inline-start: -0.875rem;
    inline-size: 3px;
    border-radius: var(--credence-radius-full);
    background: var(--credence-accent);
    print-color-adjust: exact;
  }
  @media (max-width: 47.99em) {
    padding-block: 0.6875rem;
  }
  @media (forced-colors: active) {
    &[aria-current]::before {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

/** 18 large, and 44 for a finger. */
export const Box = styled.span`
  position: relative;
  display: grid;
  box-sizing: border-box;
  place-items: center;
  inline-size: 1.125rem;
  block-size: 1.125rem;
  margin-block-start: 0.0625rem;
  border: 1.5px solid var(--credence-outline);
  border-radius: var(--credence-radius-s);
  font-size: var(--credence-text-sm);
  print-color-adjust: exact;

  > input {
    position: absolute;
    inset: calc(-0.8125rem - 1.5px);
    inline-size: 2.75rem;
    block-size: 2.75rem;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  > input:disabled {
    cursor: default;
  }
  > svg {
    visibility: hidden;
    stroke-width: 2.25;
  }
  > input:checked + svg {
    visibility: visible;
  }
  &:has(input:checked) {
    border-color: var(--credence-accent);
    background: var(--credence-accent);
    color: var(--credence-on-accent);
  }
  &:has(input:focus-visible) {
    box-shadow: ${focusRing};
  }
  @media (forced-colors: active) {
    &:has(input:checked) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &:has(input:focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: 2px;
    }
  }
`;

/** What the question is: pressed, it is shown. */
export const Words = styled.button`
  min-inline-size: 0;
  font-family: var(--credence-font-text);
  text-align: start;
  overflow-wrap: anywhere;

  > * {
    display: block;
  }
  &:is(button):hover > :first-child {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const Question = styled.b`
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.25rem;
  color: var(--credence-ink);
`;

export const Condition = styled.span`
  font-size: var(--credence-text-sm);
  line-height: 1.2rem;
  color: var(--credence-ink-3);
`;

export const Reasons = styled.span`
  font-size: var(--credence-text-sm);
  line-height: 1.2rem;
  color: var(--credence-ink-2);
`;

/** A sign and a number, which a text from right to left must not part. */
export const Effect = styled.span`
  direction: ltr;
  unicode-bidi: isolate;
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.25rem;
  color: var(--credence-ink);
  white-space: nowrap;
`;

export const More = styled.button`
  min-block-size: var(--credence-control);
  margin-block-start: 0.25rem;
  font: 600 var(--credence-text-sm) / 1.25rem var(--credence-font-text);
  color: var(--credence-accent);
  text-align: start;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const Nothing = styled.p`
  padding-block: 0.75rem;
  font-size: 0.9375rem;
  color: var(--credence-ink-3);
`;
