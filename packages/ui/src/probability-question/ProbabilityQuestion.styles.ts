import { styled } from 'styled-components';

/** One row for each state, parted by hairlines. Where the window is high the rows breathe. */
export const Rows = styled.div`
  > * {
    padding-block: 0.625rem 0.375rem;
    border-block-start: 1px solid var(--credence-hairline);
  }
  > :first-child {
    border-block-start: 0;
  }
  @media (min-width: 1200px) and (min-height: 780px) {
    > * {
      padding-block: 0.65rem 0.4rem;
    }
  }
  @media (min-width: 768px) and (min-height: 860px) {
    > * {
      padding-block: 1.125rem 0.875rem;
    }
  }
  @media (max-width: 767px) {
    > * {
      padding-block: 0.75rem 0.5rem;
    }
  }
`;
