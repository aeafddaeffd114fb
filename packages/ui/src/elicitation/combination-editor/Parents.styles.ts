import { css, styled } from 'styled-components';
import { scrollsByItself } from '../dock/Dock.styles.js';

/** On a phone, in a window high enough, while a combination is in hand. */
const whereParentsStick = (rules: ReturnType<typeof css>) => css`
  [data-layout='page'][data-in-hand] & {
    @container credence-frame (max-width: 47.99em) {
      @media (min-height: 37.5em) {
        ${rules}
      }
    }
  }
`;

export const Parents = styled.ul`
  margin-block-start: var(--credence-5);

  > li {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    align-items: center;
    gap: 0.25rem 0;
    padding-block: 0.5rem;
    border-block-start: 1px solid var(--credence-hairline);
  }
  > li:last-child {
    border-block-end: 1px solid var(--credence-hairline);
  }
  > [data-long] {
    grid-template-columns: minmax(0, 1fr);
  }
  @container credence-frame (min-width: 48em) and (max-width: 74.99em) {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container credence-frame (max-width: 47.99em) {
    margin-block-start: 0.875rem;

    > li:not([data-long]) {
      grid-template-columns: 4.5rem minmax(0, 1fr);
      padding-block: 0.375rem;
    }
  }
  ${whereParentsStick(css`
    &[data-sticks] {
      position: sticky;
      inset-block-start: 0;
      z-index: 9;
      margin-inline: calc(-1 * var(--credence-gutter));
      padding-inline: var(--credence-gutter);
      background: var(--credence-paper);
      border-block-end: 1px solid var(--credence-hairline-strong);

      > li:last-child {
        border-block-end: 0;
      }
    }
  `)}
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

export const ParentName = styled.p`
  padding-inline-end: 0.5rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;
`;

export const Toggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;

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
  min-block-size: 2.5rem;
  padding-inline: 0.875rem;
  border: 1px solid var(--credence-outline);
  border-radius: var(--credence-radius);
  font-size: 0.9375rem;
  text-align: start;
  overflow-wrap: anywhere;
  transition: background var(--credence-fast);

  &[data-numbered] {
    padding-inline-end: 0.625rem;
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
    padding-inline: 0.6875rem;
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
