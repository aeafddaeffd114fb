import { styled } from 'styled-components';

/** The middle of what top bar and footer leave. */
export const Centre = styled.div`
  flex: 1;
  display: grid;
  place-items: center;
`;
