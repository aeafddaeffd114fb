import { styled } from 'styled-components';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--credence-3);
  font-size: var(--credence-text-sm);
  line-height: 1.25rem;
  color: var(--credence-error);
`;

export const TryAgain = styled.button`
  min-block-size: 2.75rem;
  font-family: var(--credence-font-text);
  font-weight: 600;
  color: var(--credence-accent);
  text-decoration: underline 1px;
  text-underline-offset: 0.25em;
`;
