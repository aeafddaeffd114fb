import { styled } from 'styled-components';

/* The first thing under the title, with a line in ink above, as the invitation has it on the home page. */
export const Root = styled.section`
  display: grid;
  gap: var(--credence-2);
  padding-block: var(--credence-4);
  border-block: 1px solid var(--credence-ink);
  border-block-end-color: var(--credence-hairline-strong);
`;

export const Asks = styled.p`
  font: 400 1.375rem / 1.25 var(--credence-font-title);
  letter-spacing: -0.006em;
  text-wrap: balance;
  overflow-wrap: anywhere;

  b {
    font-weight: 500;
  }
`;

export const Words = styled.p`
  font: italic 400 var(--credence-text-lg) / 1.4 var(--credence-font-title);
  color: var(--credence-ink-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
