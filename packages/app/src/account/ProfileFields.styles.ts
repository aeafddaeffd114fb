import { styled } from 'styled-components';

/** Two beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--credence-4);
  align-items: start;
`;
