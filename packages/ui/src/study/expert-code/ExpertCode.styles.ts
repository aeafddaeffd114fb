import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-grid;
  vertical-align: middle;
`;
