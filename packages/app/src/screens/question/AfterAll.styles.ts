import { styled } from 'styled-components';

/* What is said once questions are over, and the way on. */
export const AfterAll = styled.div`
  display: grid;
  gap: var(--credence-4);
  justify-items: start;
  max-inline-size: var(--credence-measure);
`;
