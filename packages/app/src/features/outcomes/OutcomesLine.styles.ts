import { styled } from 'styled-components';

/* Quiet: it is read once, and changed seldom. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.125rem 0.5rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem 1.25rem;
  }
  & dt {
    font-weight: 400;
  }
  & dd {
    color: var(--credence-ink);
  }
  & > button {
    margin-inline-start: -0.75rem;
  }
`;
