import { styled } from 'styled-components';

export const Way = styled.div`
  display: grid;
  gap: var(--credence-4);

  /* A word on a hairline. */
  > p {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    gap: var(--credence-3);
    margin: 0;
    font-size: var(--credence-text-sm);
    color: var(--credence-ink-3);
  }
  > p::before,
  > p::after {
    content: '';
    border-block-start: 1px solid var(--credence-hairline);
  }
`;
