import { css } from 'styled-components';

/** Where what is said about the answer stands below the question. Most languages need more room for that than English. */
export const stacked = (rules: ReturnType<typeof css>) => css`
  @container credence-slider (max-width: 39.99rem) {
    ${rules}
  }
  @container credence-slider (max-width: 45.99rem) {
    &:not(:lang(en)) {
      ${rules}
    }
  }
`;
