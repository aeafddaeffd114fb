import { styled } from 'styled-components';

export const Section = styled.section`
  padding-block: var(--credence-5);
  border-block-start: 1px solid var(--credence-hairline);
`;

export const Paragraphs = styled.div`
  display: grid;
  gap: var(--credence-3);
  margin-block-start: var(--credence-2);
  /* Preserves the lines of a postal address. */
  white-space: pre-line;
`;
