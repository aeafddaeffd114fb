import { styled } from 'styled-components';

export const Why = styled.div`
  display: flex;
  gap: 0.5rem;
  margin-block-end: 0.75rem;
  font-size: 0.875rem;
  color: var(--credence-ink-2);

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 0.125rem;
  }
  & > p {
    margin: 0;
    text-wrap: pretty;
  }
  & b {
    color: var(--credence-ink);
    font-weight: 600;
  }
`;
