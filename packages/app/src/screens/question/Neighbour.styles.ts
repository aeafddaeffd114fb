import { styled } from 'styled-components';

export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--credence-5);
  min-block-size: 2rem;
  font-size: var(--credence-text-sm);
  color: var(--credence-ink-2);

  /* Its word, not its edge, is in line with the sentence where it stands below it. */
  > button {
    margin-inline-start: -0.75rem;
  }
`;
