import { styled } from 'styled-components';

export const Root = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;

  input {
    font-size: 0.9375rem;
    min-block-size: 2.25rem;
  }
  @media (pointer: coarse) {
    input {
      /* Below 16 px a phone zooms into a field. */
      font-size: var(--credence-text-md);
      min-block-size: var(--credence-control);
    }
  }
`;
