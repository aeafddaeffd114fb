import { styled } from 'styled-components';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--credence-3);

  > :first-child {
    flex: 1 1 11rem;
  }
  > button {
    flex: none;
  }
`;
