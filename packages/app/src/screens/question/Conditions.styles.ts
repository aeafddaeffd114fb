import { styled } from 'styled-components';

/* On a phone a name that gives way is a box, after which a line could break and begin with the colon. */
export const NameAndColon = styled.span`
  @media (max-width: 47.99em) {
    white-space: nowrap;

    [data-whole] & {
      white-space: inherit;
    }
  }
`;
