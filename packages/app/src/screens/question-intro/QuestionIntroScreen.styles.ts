import { styled } from 'styled-components';

export const Column = styled.div`
  display: grid;
  gap: var(--credence-4);
  padding-block: clamp(var(--credence-8), 12vh, 8rem) var(--credence-12);
`;
