import { styled, StyleSheetManager } from 'styled-components';

/** Carries the theme attribute without being a box of its own. */
export const ThemeScope = styled.div`
  display: contents;
`;

export { StyleSheetManager };
