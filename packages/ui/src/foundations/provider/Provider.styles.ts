import { styled, StyleSheetManager } from 'styled-components';

/** Carries the theme attribute without generating a box. */
export const ThemeScope = styled.div`
  display: contents;
`;

export { StyleSheetManager };
