import { styled } from 'styled-components';

export const Root = styled.time`
  font-size: inherit;
  color: inherit;
  white-space: nowrap;
`;
