import { CertaintyField } from '@credence/ui';
import { styled } from 'styled-components';

/** The column beside the question: the conditions, and the ways out of the question below them. */
export const Side = styled.div`
  @media (max-width: 61.99em) {
    display: contents;
  }
`;

/** In the column, where there is one. */
export const ExitsBeside = styled.div`
  padding-block: var(--credence-3);
  border-block-start: 1px solid var(--credence-hairline);

  @media (max-width: 61.99em) {
    display: none;
  }
`;

/** Else after everything else that is asked. */
export const ExitsBelow = styled.div`
  padding-block: var(--credence-3);
  border-block-start: 1px solid var(--credence-hairline);

  @media (min-width: 62em) {
    &[data-beside] {
      display: none;
    }
  }
`;

/** With room beside it, the comment keeps the dock from hiding it. */
export const Certainty = styled(CertaintyField)`
  @media (min-width: 75em) {
    &:has(> [data-slot='comment']) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 19rem;
      column-gap: var(--credence-6);
      align-items: start;
    }
    > [data-slot='comment'] {
      grid-area: 1 / 2 / span 2;
      margin: 0;
    }
  }
`;
