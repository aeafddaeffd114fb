import { styled } from 'styled-components';

export const Help = styled.section`
  display: grid;
  gap: var(--credence-3);
  max-inline-size: 36rem;
`;
