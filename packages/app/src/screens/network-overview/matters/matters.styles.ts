import { styled } from 'styled-components';

export const Notes = styled.div`
  display: grid;
  gap: 0.5rem;

  &:empty {
    display: none;
  }
`;

export const Reach = styled.section`
  display: grid;
  gap: var(--credence-4);
  margin-block-start: var(--credence-4);
`;

/** The place of a node among those that matter most. */
export const Rank = styled.span`
  display: inline-block;
  inline-size: 2rem;
  font: 400 1.1875rem / 1 var(--credence-font-title);
  font-variant-numeric: lining-nums;
  color: var(--credence-ink-2);
`;
