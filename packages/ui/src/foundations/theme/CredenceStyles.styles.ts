import type { ComponentType } from 'react';
import { createGlobalStyle, css } from 'styled-components';
import { tokens } from './tokens.styles.js';
import { focusRing } from './derived.styles.js';

// Only inside the kit's own roots, and below any class. Where pages style elements by their names, as Bootstrap does
// with p, ul and mark, ":not(html)" weighs as much as one name more: the page reaches its own paragraphs, not the kit's.
const reset = css`
  :where([data-credence], [data-credence] *),
  :where([data-credence], [data-credence] *)::before,
  :where([data-credence], [data-credence] *)::after {
    box-sizing: border-box;
  }
  :where([data-credence]) {
    font-family: var(--credence-font-text);
    font-size: var(--credence-text-md);
    font-weight: var(--credence-weight);
    line-height: var(--credence-leading);
    font-feature-settings: 'tnum', 'lnum';
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--credence-ink);
  }
  :is(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset):not(html):where([data-credence], [data-credence] *) {
    margin: 0;
    padding: 0;
    border: 0;
  }
  :is(ul, ol):not(html):where([data-credence], [data-credence] *) {
    list-style: none;
  }
  mark:not(html):where([data-credence] *) {
    padding: 0;
    background: none;
    color: inherit;
  }
  /* Only inside a root: a root that is itself a button has the kit's font, not that of the surrounding page. */
  :where([data-credence]) :where(button, input, select, textarea) {
    font: inherit;
    color: inherit;
    font-feature-settings: inherit;
  }
  :where([data-credence]):where(button),
  :where([data-credence]) :where(button) {
    background: none;
    border: 0;
    padding: 0;
    cursor: pointer;
  }
  :where([data-credence]) :where(svg) {
    display: block;
  }
  :where([data-credence]):where(:focus-visible),
  :where([data-credence]) :where(:focus-visible) {
    outline: 2px solid transparent;
    box-shadow: ${focusRing};
    border-radius: var(--credence-radius-s);
  }
  @media print {
    /* Bars and people are made of backgrounds, which browsers do not print by default. */
    :where([data-credence], [data-credence] *) {
      print-color-adjust: exact;
    }
  }
  @media (forced-colors: active) {
    :where([data-credence]):where(:focus-visible),
    :where([data-credence]) :where(:focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: 2px;
    }
    /* Forced colours do not override a colour set on an SVG: icons inherit that of the adjacent text. People have
       colours of their own. */
    [data-credence][data-credence] svg:where(:not([data-slot='person'])) {
      color: inherit;
    }
  }
`;

/**
 * With `@credence/ui/styled` the tokens and the kit's own reset, which `CredenceProvider` renders. Elsewhere they are in
 * the style sheet, and it renders nothing.
 * @since 0.1.0
 */
export const CredenceStyles: ComponentType = createGlobalStyle`
  ${tokens}
  ${reset}
`;
