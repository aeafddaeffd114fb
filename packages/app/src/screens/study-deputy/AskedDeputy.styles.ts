import { styled } from 'styled-components';

/* The first thing under the title, with a line in ink above, as invitations have it. */
export const Asked = styled.section`
  display: grid;
  gap: var(--credence-2);
  padding-block: var(--credence-4);
  border-block: 1px solid var(--credence-ink);
  border-block-end-color: var(--credence-hairline-strong);
  overflow-wrap: anywhere;
`;

export const Means = styled.ul`
  display: grid;
  gap: var(--credence-2);
  margin-block: var(--credence-2) 0;
  padding-inline-start: 1.25em;
  list-style: disc;
`;
