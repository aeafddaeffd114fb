import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.25rem;
  padding-block: var(--credence-8);
`;

export const Title = styled.p`
  font: 500 var(--credence-text-lg) / 1.4 var(--credence-font-title);
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  max-inline-size: var(--credence-measure);
  font-size: 0.9375rem;
  color: var(--credence-ink-2);
`;

export const Action = styled.div`
  margin-block-start: 0.75rem;
`;
