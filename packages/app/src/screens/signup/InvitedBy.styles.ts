import { styled } from 'styled-components';

/* The first thing under the title, with a line in ink above, as the invitation has it on the home page. */
export const Root = styled.section`
  padding-block: var(--credence-4);
  border-block: 1px solid var(--credence-ink);
  border-block-end-color: var(--credence-hairline-strong);
`;
