import { styled } from 'styled-components';

/* The region stands before there is anything in it, so that what comes is read out. */
export const Notices = styled.div`
  display: grid;
  gap: 0.5rem;

  &:not(:empty) {
    padding-block-start: var(--credence-4);
  }
`;
