import { styled } from 'styled-components';

/** In the line of the first words beside it. */
export const Root = styled.span`
  display: inline-grid;
  align-self: start;
  margin-block-start: 0.125rem;
  vertical-align: middle;
`;
