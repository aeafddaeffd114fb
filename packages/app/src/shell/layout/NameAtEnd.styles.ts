import { styled } from 'styled-components';

export const Together = styled.span`
  white-space: nowrap;
`;
