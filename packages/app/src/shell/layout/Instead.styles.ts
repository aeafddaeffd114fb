import { styled } from 'styled-components';

export const WayOut = styled.p`
  margin-block-start: var(--credence-4);
`;
