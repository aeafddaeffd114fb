import type { ComponentType } from 'react';
import { createGlobalStyle } from 'styled-components';

/**
 * The background of a whole page, which follows the reader's system. For our own pages only; embedding pages omit it. It
 * renders rules with `@credence/ui/styled`; elsewhere they are the sheet `styles/page.css`.
 * @since 0.1.0
 */
export const PageStyles: ComponentType = createGlobalStyle`
  html {
    color-scheme: light dark;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: var(--credence-paper);
  }
  body {
    margin: 0;
    min-block-size: 100dvh;
    background: var(--credence-paper);
    color: var(--credence-ink);
    font: var(--credence-weight) var(--credence-text-md) / var(--credence-leading) var(--credence-font-text);
    font-feature-settings: 'tnum', 'lnum';
    font-variant-numeric: tabular-nums lining-nums;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;

    /* A phone with large text: words that are longer than a line are hyphenated, as far as the browser can. */
    @media (max-width: 19.99em) {
      hyphens: auto;
      hyphenate-limit-chars: 12 4 4;
    }
  }
`;
