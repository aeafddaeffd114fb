import { styled } from 'styled-components';
import { clearOfDock, scrollsByItself } from '../dock/Dock.styles.js';
import { frame } from '../frame/frame.styles.js';

export const Root = styled.div`
  ${frame}
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  text-align: start;
`;

/** As wide as the root, and without height. */
export const Across = styled.div`
  flex: none;
`;

export const Columns = styled.div`
  ${clearOfDock}
  flex: 1;
  display: grid;
  align-content: start;
  gap: var(--credence-6) var(--credence-12);
  inline-size: 100%;
  max-inline-size: var(--credence-max);
  margin-inline: auto;
  padding-inline: var(--credence-gutter);
  padding-block: var(--credence-6) var(--credence-8);

  > * {
    min-inline-size: 0;
    scroll-margin-block-start: var(--credence-4);
  }
  @container credence-frame (min-width: 48em) {
    grid-template-columns: minmax(15.5rem, 28%) minmax(0, 1fr);
    column-gap: var(--credence-8);
  }
  @container credence-frame (min-width: 75em) {
    grid-template-columns: 22.5rem minmax(0, 1fr);
    column-gap: var(--credence-12);
  }
  /* In a tall window the buttons follow what they belong to, rather than the edge of the screen. */
  @container credence-frame (min-width: 48em) {
    @media (min-height: 62.5em) {
      flex: none;
    }
  }
  @container credence-frame (max-width: 47.99em) {
    padding-block-start: var(--credence-4);
  }
`;

export const Side = styled.div`
  @container credence-frame (min-width: 48em) {
    @media (min-height: 37.5em) {
      ${scrollsByItself}
      position: sticky;
      inset-block-start: var(--credence-6);
      align-self: start;
      /* Down to the dock, so that what is cut there shows that there is more. */
      max-block-size: max(18rem, 100dvh - var(--credence-dock-height, 7.75rem) - 5rem);
      overflow: auto;
      /* At an edge with more behind it lies a shadow; the paper that covers it scrolls along. */
      background:
        linear-gradient(var(--credence-paper) 40%, transparent) top / 100% 2.5rem no-repeat local,
        linear-gradient(transparent, var(--credence-paper) 60%) bottom / 100% 2.5rem no-repeat local,
        linear-gradient(var(--credence-hairline-strong), transparent) top / 100% 0.75rem no-repeat scroll,
        linear-gradient(transparent, var(--credence-hairline-strong)) bottom / 100% 0.75rem no-repeat scroll;
      /* Room for focus rings, which a scroll container would clip. */
      margin: -4px;
      padding: 4px;
    }
  }
`;

export const Eyebrow = styled.p`
  margin-block-end: 0.125rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-3);
  overflow-wrap: anywhere;
`;

export const Question = styled.p`
  margin-block-start: 0.5rem;
  font: 400 1.0625rem / 1.4 var(--credence-font-title);
  color: var(--credence-ink-2);
  text-wrap: pretty;
`;

export const Toggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;

  &[hidden] {
    display: none;
  }
  /* Hundreds of states scroll in a container, so that the next parent and the sliders stay within reach. */
  &[data-many] {
    ${scrollsByItself}
    max-block-size: 17rem;
    /* Room for the focus ring, which the edge would clip. */
    margin: -0.25rem;
    padding: 0.25rem;
    overflow-y: auto;
    overscroll-behavior-y: auto;
  }
  @media print {
    &[data-many] {
      max-block-size: none;
    }
  }
`;

export const NumberBadge = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.125rem;
  block-size: 1.125rem;
  padding-inline: 0.25rem;
  border: 1px solid var(--credence-accent);
  border-radius: var(--credence-radius-full);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1;
  color: var(--credence-accent);
`;

export const Toggle = styled.button`
  font-family: var(--credence-font-text);
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-block-size: 2.125rem;
  padding-inline: 0.625rem;
  border: 1px solid var(--credence-outline);
  border-radius: var(--credence-radius);
  font-size: var(--credence-text-sm);
  text-align: start;
  overflow-wrap: anywhere;
  transition: background var(--credence-fast);

  &[data-numbered] {
    padding-inline-end: 0.5rem;
  }
  &:hover:not([aria-disabled='true'], [aria-pressed='true']) {
    background: var(--credence-paper-hover);
  }
  &[data-dim] {
    color: var(--credence-ink-3);
  }
  &[aria-pressed='true'] {
    background: var(--credence-accent);
    border-color: var(--credence-accent);
    color: var(--credence-on-accent);
    font-weight: 600;
  }
  &[aria-pressed='true'] ${NumberBadge} {
    border-color: var(--credence-on-accent);
    background: var(--credence-on-accent);
    color: var(--credence-accent);
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &[aria-disabled='true']:not([aria-pressed='true']) {
    color: var(--credence-ink-3);
    border-color: var(--credence-hairline-strong);
  }
  &:focus-visible {
    border-radius: var(--credence-radius);
  }
  &:active:not([aria-disabled='true']) {
    translate: 0 0.5px;
  }
  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
  @container credence-frame (max-width: 47.99em) {
    min-block-size: 2.75rem;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

export const Remaining = styled.div`
  margin-block-start: var(--credence-4);
  padding-block-start: 0.375rem;
  border-block-start: 1px solid var(--credence-hairline);
`;

export const DockContent = styled.div`
  display: grid;
  gap: 0.75rem;
  padding-block: 0.625rem 0.75rem;

  @container credence-frame (min-width: 48em) {
    @media (min-height: 53.75em) {
      gap: 1rem;
      padding-block: 0.875rem 1rem;
    }
  }
`;

export const DockActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--credence-4);

  @container credence-frame (max-width: 47.99em) {
    gap: 0.5rem;

    > button:not([data-variant='ghost']) {
      flex: 1 1 auto;
    }
  }
`;

/** On a phone this button moves up to the question, so that the dock stays low. */
export const NoneDecides = styled.span`
  &[data-place='dock'] {
    margin-inline-start: auto;
  }
  &[data-place='side'] {
    display: block;
    margin-inline-start: -0.75rem;

    > button {
      text-align: start;
    }
  }
  @container credence-frame (min-width: 48em) {
    &[data-place='side'] {
      display: none;
    }
  }
  @container credence-frame (max-width: 47.99em) {
    &[data-place='dock'] {
      display: none;
    }
  }
`;
