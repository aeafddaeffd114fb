import { styled } from 'styled-components';

/* The live region is rendered even when empty, so that screen readers announce what is added later. */
export const Notices = styled.div`
  display: grid;
  gap: 0.5rem;

  &:not(:empty) {
    padding-block-start: var(--credence-4);
  }
`;
