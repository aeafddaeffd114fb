import { styled } from 'styled-components';

export const Root = styled.p`
  display: flex;
  gap: var(--credence-2);
  margin: 0;
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1.25rem;
  }
`;
