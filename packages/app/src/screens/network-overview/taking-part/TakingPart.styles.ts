import { styled } from 'styled-components';

/* Between hairlines, above the nodes. */
export const Part = styled.section`
  display: grid;
  gap: var(--credence-3);
  margin-block-end: var(--credence-5);
  padding-block: var(--credence-4);
  border-block: 1px solid var(--credence-hairline);

  > p {
    max-inline-size: var(--credence-measure);
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--credence-2) var(--credence-3);

  &:empty {
    display: none;
  }
`;
