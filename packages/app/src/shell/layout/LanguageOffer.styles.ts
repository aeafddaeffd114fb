import { styled } from 'styled-components';

export const Offer = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
  padding-block: 0.5rem;
  border-block-end: 1px solid var(--credence-hairline);
  font-size: var(--credence-text-sm);

  > p {
    margin-inline-end: 0.25rem;
    color: var(--credence-ink-2);
  }
`;
