import { styled } from 'styled-components';

/* How many invitations wait behind a link. */
export const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.125rem;
  block-size: 1.125rem;
  margin-inline-start: 0.4rem;
  padding-inline: 0.3125rem;
  border: 1px solid transparent;
  border-radius: var(--credence-radius-full);
  font-size: var(--credence-text-xs);
  font-weight: 600;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  background: var(--credence-accent);
  color: var(--credence-on-accent);
`;
