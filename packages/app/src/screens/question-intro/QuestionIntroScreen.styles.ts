import { styled } from 'styled-components';

export const Column = styled.div`
  display: grid;
  gap: var(--credence-4);
  padding-block: clamp(var(--credence-8), 12vh, 8rem) var(--credence-12);
`;

export const About = styled.section`
  padding-block: var(--credence-4);
  border-block: 1px solid var(--credence-hairline);
  color: var(--credence-ink-2);
  overflow-wrap: anywhere;
`;
