import { styled } from 'styled-components';

export const Above = styled.div`
  padding-block-start: var(--credence-4);
`;
