import { styled } from 'styled-components';

/** As high as the line, which is higher where the field of people stands below it. */
export const Place = styled.div`
  min-block-size: 10.0625rem;

  @container credence-slider (max-width: 39.99rem) {
    min-block-size: 13.4375rem;
  }
`;
