import { styled } from 'styled-components';
import { Tabs } from 'radix-ui';
import { accentSoft, focus } from '../../foundations/theme/derived.styles.js';

export const Root = styled.div`
  min-inline-size: 0;

  @media (min-width: 75em) {
    &[data-side-by-side] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.08fr);
      gap: var(--credence-10);
    }
  }
`;

export const List = styled(Tabs.List)`
  display: inline-grid;
  grid-auto-flow: column;
  max-inline-size: 100%;
  margin-block-end: var(--credence-4);
  border: 1px solid var(--credence-outline);
  border-radius: var(--credence-radius);

  @media (min-width: 75em) {
    [data-side-by-side] > & {
      display: none;
    }
  }
`;

export const Tab = styled(Tabs.Trigger)`
  min-block-size: calc(var(--credence-control) - 4px);
  padding-inline: 0.875rem 1rem;
  font-size: 0.9375rem;
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;

  &:first-child {
    border-start-start-radius: calc(var(--credence-radius) - 1px);
    border-end-start-radius: calc(var(--credence-radius) - 1px);
  }
  &:last-child {
    border-start-end-radius: calc(var(--credence-radius) - 1px);
    border-end-end-radius: calc(var(--credence-radius) - 1px);
  }
  & + & {
    border-inline-start: 1px solid var(--credence-hairline-strong);
  }
  &:hover {
    background: var(--credence-paper-hover);
    color: var(--credence-ink);
  }
  &[data-state='active'] {
    background: ${accentSoft};
    color: var(--credence-accent);
    font-weight: 600;
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${focus};
  }
  @media (pointer: coarse) {
    min-block-size: var(--credence-control);
  }
  @media (forced-colors: active) {
    &[data-state='active'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/* Radix's own would read its computed style, and so lay out the page in the middle of rendering. */
export const Panel = styled.div`
  min-inline-size: 0;

  &[data-state='inactive'] {
    display: none;
  }
  @media (min-width: 75em) {
    [data-side-by-side] > &[data-state='inactive'] {
      display: block;
    }
  }
`;
