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
      min-block-size: var(--credence-control);
    }
  }
`;
