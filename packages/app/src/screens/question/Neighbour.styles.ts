import { styled } from 'styled-components';

export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--credence-2);
  min-block-size: 2rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);
`;
