import { styled } from 'styled-components';

export const Column = styled.div`
  display: grid;
  gap: var(--credence-6);
  padding-block: clamp(var(--credence-6), 9vh, 6rem) var(--credence-8);
`;

export const Ornament = styled.div`
  padding-block-end: var(--credence-2);
`;

export const Fields = styled.div`
  display: grid;
  gap: var(--credence-4);

  > button {
    margin-block-start: var(--credence-2);
  }
`;

export const Demo = styled.section`
  padding-block-start: var(--credence-5);
  border-block-start: 1px solid var(--credence-hairline);
`;

export const Accounts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  /* Aligns the labels of the buttons, not their edges, with the text above. */
  margin: var(--credence-2) -0.75rem 0;
`;
