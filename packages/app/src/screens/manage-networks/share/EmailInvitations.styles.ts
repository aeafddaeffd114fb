import { styled } from 'styled-components';

export const Root = styled.div`
  margin-block: calc(-1 * var(--credence-2)) var(--credence-3);

  > button {
    margin-inline-start: -0.75rem;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: var(--credence-2);
  margin-block-start: var(--credence-2);

  &[hidden] {
    display: none;
  }
  > button {
    justify-self: start;
  }
  @media (max-width: 35.99em) {
    > button {
      justify-self: stretch;
    }
  }
`;
