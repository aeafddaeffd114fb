import { CertaintyField } from '@credence/ui';
import { styled } from 'styled-components';

/** As wide as what is read in one line, below the certainty. */
export const Reason = styled.div`
  max-inline-size: var(--credence-measure);
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

/** What stays as high as the answer that was set aside. The sentence in its place stays in sight. */
export const Kept = styled.div`
  &[data-kept] {
    display: flex;
    flex-direction: column;
  }
  &[data-kept] > [data-standing] {
    flex: 1;
  }
  &[data-kept] > * > [data-slot='set-aside'] {
    position: sticky;
    align-self: start;
    inset-block: 4rem calc(var(--credence-dock-height, 0px) + 1rem);
  }
`;
