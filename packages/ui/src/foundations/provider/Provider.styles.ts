import { styled, StyleSheetManager } from 'styled-components';

/** Carries the theme attribute, on a ground of its own or without generating a box. */
export const ThemeScope = styled.div`
  display: contents;

  &[data-surface] {
    display: block;
    color: var(--credence-ink);
    background: var(--credence-paper);
    /* A margin of paper that moves nothing on the page. */
    box-shadow: 0 0 0 var(--credence-2) var(--credence-paper);
  }
`;

export { StyleSheetManager };
