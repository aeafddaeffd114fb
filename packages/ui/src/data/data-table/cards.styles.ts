import { css } from 'styled-components';

/** Where rows are cards: in a window below 576 px, and in a box in which the columns of a list have no room. */
export const asCards = (rules: ReturnType<typeof css>) => css`
  @media (max-width: 35.99em) {
    ${rules}
  }
  @container credence-table (max-width: 27.99em) {
    ${rules}
  }
`;
