import { styled } from 'styled-components';

export const Ornament = styled.div`
  padding-block-end: var(--credence-2);
`;

export const Demo = styled.section`
  padding-block-start: var(--credence-5);
  border-block-start: 1px solid var(--credence-hairline);
`;

export const Accounts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  /* Aligns the labels of the buttons, not their edges, with the text above. */
  margin-block-start: var(--credence-2);
  margin-inline-start: -0.75rem;

  > li {
    min-inline-size: 0;
  }
`;
